// Inside the frame of an ad: tells the tag outside that it is there, and how far a video is.
(() => {
  const tell = (what) => parent.postMessage(`reachbook:${what}`, '*');
  const video = document.querySelector('video');
  const image = document.querySelector('img');
  if (video) {
    // A video that was recorded on the fly does not know its own length.
    const seconds = () =>
      Number.isFinite(video.duration) ? video.duration : Number(video.dataset.seconds);
    video.addEventListener('playing', () => tell('rendered'), { once: true });
    video.addEventListener('timeupdate', () => {
      for (const n of [25, 50, 75]) {
        if (video.currentTime >= (seconds() * n) / 100) tell(`q${n}`);
      }
    });
    video.addEventListener('ended', () => tell('q100'));
    video.play().catch(() => {});
  } else if (image && !image.complete) {
    image.addEventListener('load', () => tell('rendered'));
  } else if (!image || image.naturalWidth > 0) tell('rendered');
})();

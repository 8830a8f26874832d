// The tag that a publisher's page uses:
//   <ins data-reachbook-zone="key"></ins><script async src="https://…/tag.js"></script>
// It asks for an ad, shows it in a frame of our own that can do nothing to the page, and reports
// that it was rendered and seen. It keeps nothing in the browser and knows nobody.
(() => {
  const script = document.currentScript;
  const origin = new URL(script.src).origin;
  const seenShare = 0.5;
  const seenMs = { image: 1000, card: 1000, video: 2000 };
  const quartiles = [25, 50, 75, 100];

  const report = (path) => {
    fetch(origin + path, {
      method: 'POST',
      mode: 'cors',
      credentials: 'omit',
      keepalive: true,
      referrerPolicy: 'strict-origin-when-cross-origin',
    }).catch(() => {});
  };

  /** Once half of it has been on the screen, in a tab that shows, without a break long enough. */
  const whenSeen = (frame, ms, tell) => {
    let timer = null;
    let isInView = false;
    const look = () => {
      const isSeen = isInView && !document.hidden;
      if (isSeen && timer === null) {
        timer = setTimeout(() => {
          observer.disconnect();
          document.removeEventListener('visibilitychange', look);
          tell();
        }, ms);
      } else if (!isSeen && timer !== null) {
        clearTimeout(timer);
        timer = null;
      }
    };
    const observer = new IntersectionObserver(
      (entries) => {
        isInView = entries[entries.length - 1].intersectionRatio >= seenShare;
        look();
      },
      { threshold: [0, seenShare, 1] },
    );
    // Going to another tab moves nothing on the page, so that the observer would not say so.
    document.addEventListener('visibilitychange', look);
    observer.observe(frame);
  };

  const show = (place, ad) => {
    const frame = document.createElement('iframe');
    frame.width = ad.width;
    frame.height = ad.height;
    frame.title = ad.title;
    frame.setAttribute('frameborder', '0');
    frame.setAttribute('scrolling', 'no');
    // A link of the ad may open a page, and nothing else.
    frame.setAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox');
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    frame.src = origin + ad.frame;
    const told = new Set();
    const once = (what, path) => {
      if (told.has(what)) return;
      told.add(what);
      report(path);
    };
    addEventListener('message', (event) => {
      if (event.source !== frame.contentWindow || typeof event.data !== 'string') return;
      if (event.data === 'reachbook:rendered') {
        const { width, height } = frame.getBoundingClientRect();
        const size = `${Math.round(width)}x${Math.round(height)}`;
        once('impression', `${ad.impression}&s=${size}`);
        whenSeen(frame, seenMs[ad.format], () => once('viewable', ad.viewable));
      }
      for (const n of quartiles) {
        if (event.data === `reachbook:q${n}`) once(n, ad.quartile + n);
      }
    });
    place.append(frame);
  };

  const fill = async (place) => {
    if (place.dataset.reachbookFilled !== undefined) return;
    place.dataset.reachbookFilled = '';
    const zone = encodeURIComponent(place.dataset.reachbookZone);
    const language = encodeURIComponent(document.documentElement.lang || navigator.language);
    const answer = await fetch(`${origin}/v1/serve?z=${zone}&l=${language}`, {
      mode: 'cors',
      credentials: 'omit',
    });
    if (answer.status === 200) show(place, await answer.json());
  };

  const fillAll = () => {
    for (const place of document.querySelectorAll('ins[data-reachbook-zone]')) {
      fill(place).catch(() => {});
    }
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', fillAll);
  else fillAll();
})();

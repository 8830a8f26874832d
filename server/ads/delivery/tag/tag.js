// The tag that a publisher's page uses:
//   <ins data-reachbook-placement="key"></ins><script async src="https://…/tag.js"></script>
// It asks for an ad, shows it in a frame of our own that can do nothing to the page, and reports
// how much of it came onto the screen. It keeps nothing in the browser and knows nobody.
(() => {
  const script = document.currentScript;
  const origin = new URL(script.src).origin;
  const seenShare = 0.5;
  const seenMs = { image: 1000, card: 1000, video: 2000 };
  const quartiles = [25, 50, 75, 100];
  // Version 2 of the observer also knows whether something lies over an element, or hides it.
  const canTellCovered =
    typeof IntersectionObserverEntry === 'function' &&
    'isVisible' in IntersectionObserverEntry.prototype;

  const report = (path) => {
    fetch(origin + path, {
      method: 'POST',
      mode: 'cors',
      credentials: 'omit',
      keepalive: true,
      referrerPolicy: 'strict-origin-when-cross-origin',
    }).catch(() => {});
  };

  /** For browsers without version 2: whether the frame is what lies on top in five places. */
  const isOnTop = (frame, { left, top, width, height }) => {
    const root = frame.getRootNode();
    if (frame.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) === false) {
      return false;
    }
    return [
      [0.5, 0.5],
      [0.1, 0.1],
      [0.9, 0.1],
      [0.1, 0.9],
      [0.9, 0.9],
    ].every(([x, y]) => root.elementFromPoint(left + width * x, top + height * y) === frame);
  };

  /** Whether half of the frame, or of the screen, shows it, and nothing lies over it. */
  const isInSight = (frame, entry) => {
    const { intersectionRatio, intersectionRect: seen, rootBounds: screen } = entry;
    const isLarge = screen && seen.width * seen.height >= (screen.width * screen.height) / 2;
    if (intersectionRatio < seenShare && !isLarge) return false;
    if (seen.width < 2 || seen.height < 2) return false;
    return canTellCovered ? entry.isVisible : isOnTop(frame, seen);
  };

  /**
   * Tells at once when an ad comes into sight, with how much of it is on the screen, and again
   * when it has been there long enough without a break, in a tab that shows.
   */
  const watch = (frame, ms, onScreen, onSeen) => {
    let timer = null;
    let last = null;
    const look = () => {
      const isSeen = last !== null && !document.hidden && isInSight(frame, last);
      if (isSeen) {
        const { width, height } = last.intersectionRect;
        onScreen(`${Math.floor(width)}x${Math.floor(height)}`);
      }
      if (isSeen && timer === null) {
        timer = setTimeout(() => {
          observer.disconnect();
          document.removeEventListener('visibilitychange', look);
          onSeen();
        }, ms);
      } else if (!isSeen && timer !== null) {
        clearTimeout(timer);
        timer = null;
      }
    };
    const observer = new IntersectionObserver(
      (entries) => {
        last = entries[entries.length - 1];
        look();
      },
      { threshold: [0, 0.25, seenShare, 0.75, 1], trackVisibility: true, delay: 100 },
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
    let isWatched = false;
    addEventListener('message', (event) => {
      if (event.source !== frame.contentWindow || typeof event.data !== 'string') return;
      if (event.data === 'reachbook:rendered' && !isWatched) {
        isWatched = true;
        watch(
          frame,
          seenMs[ad.format],
          (size) => once('impression', `${ad.impression}&s=${size}`),
          () => once('viewable', ad.viewable),
        );
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
    const placement = encodeURIComponent(place.dataset.reachbookPlacement);
    const language = encodeURIComponent(document.documentElement.lang || navigator.language);
    const answer = await fetch(`${origin}/v1/serve?z=${placement}&l=${language}`, {
      mode: 'cors',
      credentials: 'omit',
    });
    if (answer.status === 200) show(place, await answer.json());
  };

  const fillAll = () => {
    for (const place of document.querySelectorAll('ins[data-reachbook-placement]')) {
      fill(place).catch(() => {});
    }
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', fillAll);
  else fillAll();
})();

// Loads the styles of the whole site once a public page has been painted: what shows first has its styles in the head. Where they are not
// needed before the page is used, they apply at the first sign of use, before printing, or some seconds later, because applying them makes
// the browser compute every element again.
(() => {
  const SIGNS = [
    'pointerdown',
    'pointermove',
    'touchstart',
    'wheel',
    'keydown',
    'focusin',
    'click',
  ];
  const QUIET_MS = 3000;
  const find = () => document.querySelector('link[rel=stylesheet][data-late]');
  const load = () => {
    const link = find();
    if (link) link.disabled = false;
  };
  const apply = () => {
    const link = find();
    // The page was used before it arrived completely: the next sign finds the link.
    if (!link) return;
    link.disabled = false;
    link.media = 'all';
    for (const sign of SIGNS) removeEventListener(sign, apply, true);
  };
  for (const sign of SIGNS) addEventListener(sign, apply, { capture: true, passive: true });
  addEventListener('beforeprint', apply);
  addEventListener('DOMContentLoaded', () => {
    // Learners see more on a page than visitors.
    if (document.documentElement.classList.contains('has-session')) apply();
    else requestAnimationFrame(() => setTimeout(load));
  });
  addEventListener('load', () => setTimeout(apply, QUIET_MS));
})();

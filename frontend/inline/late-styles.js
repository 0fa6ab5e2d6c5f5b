// Applies the styles of the whole site to a public page at the first sign of use, before it is printed, or some seconds after it has loaded:
// what shows before has its styles in the head, and applying the others makes the browser compute every element again.
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
  const apply = () => {
    const link = document.querySelector('link[rel=stylesheet][media="not all"]');
    // The page was used before it arrived completely: the next sign finds the link.
    if (!link) return;
    link.media = 'all';
    for (const sign of SIGNS) removeEventListener(sign, apply, true);
  };
  for (const sign of SIGNS) addEventListener(sign, apply, { capture: true, passive: true });
  addEventListener('beforeprint', apply);
  // Learners see more on a page than visitors.
  const isLearner = () => document.documentElement.classList.contains('has-session');
  addEventListener('DOMContentLoaded', () => isLearner() && apply());
  addEventListener('load', () => setTimeout(apply, QUIET_MS));
})();

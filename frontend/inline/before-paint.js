// Runs before the first paint, so that a page never flashes in the other mode. Kept out of the bundle for that reason.
(() => {
  const readChosen = () => {
    try {
      return JSON.parse(localStorage.getItem('color-mode:v1'));
    } catch {
      // Storage is blocked: follow the system.
      return null;
    }
  };
  let chosen = readChosen();
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const isDark = chosen === 'dark' || (chosen !== 'light' && system.matches);
    document.documentElement.classList.toggle('dark', isDark);
    document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
  };
  apply();
  system.addEventListener('change', () => {
    chosen = readChosen();
    apply();
  });
})();

// A prerendered page offers the course to visitors. For a learner the offer is hidden until React knows better (AccessPlaceholder).
(() => {
  try {
    const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    const hasSession = keys.some((key) => key.endsWith('.LastAuthUser'));
    document.documentElement.classList.toggle('has-session', hasSession);
  } catch {
    // Storage is blocked: nobody is signed in.
  }
})();

// A click before React handles the page would be lost: the last one is stored and replayed (early-click.ts).
(() => {
  const storeClick = (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button) window.earlyClick = button;
  };
  document.addEventListener('click', storeClick, true);
  document.addEventListener(
    'page-ready',
    () => document.removeEventListener('click', storeClick, true),
    {
      once: true,
    },
  );
})();

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
    // Storage is blocked: no one is signed in.
  }
})();

// Stripe returns with the payment's client secret in the address. It is removed before anything is shown (payment-return-search.ts).
(() => {
  const address = new URL(location.href);
  const secrets = [...address.searchParams.keys()].filter((name) =>
    name.endsWith('_client_secret'),
  );
  if (secrets.length === 0) return;
  for (const name of secrets) address.searchParams.delete(name);
  if (address.searchParams.get('redirect_status') !== 'failed') {
    address.searchParams.delete('redirect_status');
  }
  history.replaceState(history.state, '', address);
})();

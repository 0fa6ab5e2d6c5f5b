// Starts reading the certificate of the address before any script of the page has loaded (src/features/verify/check/own-site.ts).
(() => {
  const id = /^\/verify\/([\w-]{16,64})\/?$/.exec(location.pathname)?.[1];
  document.documentElement.dataset.view =
    location.pathname.replace(/\/+$/, '') === '/verify' ? 'intake' : 'certificate';
  if (!id) return;
  const early = (window.earlyDocuments = {});
  const read = (path) => {
    early[path] ??= fetch(path, { credentials: 'omit' });
    // Handled where it is used.
    early[path].catch(() => {});
    return early[path];
  };
  // The list that most certificates are in: otherwise the verdict would wait for one answer after the other.
  for (const name of ['issuer.json', 'jwks.json', `${id}.json`, 'status/1.jwt'])
    read(`/credentials/${name}`);
  read(`/credentials/${id}.jwt`)
    .then((response) => (response.ok ? response.clone().text() : ''))
    .then((token) => {
      const payload = token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/');
      const { credentialStatus } = JSON.parse(atob(payload));
      const { pathname } = new URL(credentialStatus.statusListCredential);
      if (pathname.startsWith('/credentials/status/')) read(pathname);
    })
    .catch(() => {
      // Not as expected: the page reads it again and says so.
    });
})();

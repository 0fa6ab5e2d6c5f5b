/**
 * Shows `/verify` as what the address asks for, and starts reading the certificate before the page's code has loaded
 * (`features/verify/check/own-site.ts`).
 */
export function startReadingCertificate(): void {
  const [, path, id = ''] = /^(\/verify)(?:\/([\w-]{16,64}))?\/?$/.exec(location.pathname) ?? [];
  if (!location.pathname.startsWith('/verify')) return;
  document.documentElement.dataset['view'] = path && !id ? 'intake' : 'certificate';
  if (!id) return;
  const documents: Record<string, Promise<Response>> = {};
  window.earlyDocuments = documents;
  const read = (address: string) => {
    const early = documents[address] ?? fetch(address, { credentials: 'omit' });
    documents[address] = early;
    // Its failure is handled where the document is used.
    early.catch(() => undefined);
    return early;
  };
  // The list that most certificates are in: otherwise the verdict would wait for one response after the other.
  for (const name of ['issuer.json', 'jwks.json', `${id}.json`, 'status/1.jwt'])
    void read(`/credentials/${name}`);
  read(`/credentials/${id}.jwt`)
    .then(async (response) =>
      response.ok ? statusPathOf(await response.clone().text()) : undefined,
    )
    .then((status) => {
      if (status !== undefined) void read(status);
    })
    .catch(() => {
      // Not as expected: the page reads it again and says so.
    });
}

/** Returns where the status of a signed credential is, if it is ours. */
function statusPathOf(token: string): string | undefined {
  const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
  const { credentialStatus } = JSON.parse(atob(payload)) as {
    credentialStatus: { statusListCredential: string };
  };
  const { pathname } = new URL(credentialStatus.statusListCredential);
  return pathname.startsWith('/credentials/status/') ? pathname : undefined;
}

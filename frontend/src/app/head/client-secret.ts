/**
 * Removes the payment's client secret, with which Stripe returns, from the address before anything is shown
 * (`payment-return-search.ts`).
 */
export function removeClientSecret(): void {
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
}

import { loadConfig } from '#lib/config.ts';
import { setFacts } from './facts.ts';

/** Shows beside prices whether tax comes on top of them. Without the settings, nothing is said. Source: rules/money.md M53 */
export async function showPriceTax(): Promise<void> {
  if (!document.querySelector('[data-if^="tax="]')) return;
  const config = await loadConfig().catch(() => undefined);
  const tax = config?.tax ?? 'none';
  setFacts(document, { tax: tax === 'none' ? undefined : tax });
}

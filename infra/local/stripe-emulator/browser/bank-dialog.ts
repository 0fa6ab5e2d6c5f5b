import { element } from './dom.ts';
import type { Intent } from './emulator-calls.ts';
import { styledRoot } from './element-styles.ts';

/**
 * Shows the bank's 3-D Secure page as a dialog. Escape counts as a failure, like closing the bank's page.
 */
export function openBankDialog(intent: Intent | undefined): Promise<'complete' | 'fail'> {
  const host = element('div');
  const purpose = intent?.object === 'setup_intent' ? 'this card' : 'this payment';
  const complete = element('button', { type: 'button', class: 'primary' }, 'Complete');
  const fail = element('button', { type: 'button' }, 'Fail');
  const dialog = element(
    'dialog',
    { 'aria-labelledby': 'title' },
    element('h2', { id: 'title' }, `Test bank: confirm ${purpose}`),
    element(
      'p',
      {},
      `${amountOf(intent)}Your bank would now ask you to confirm. No real bank is involved.`,
    ),
    element('div', { class: 'choices' }, complete, fail),
  );
  styledRoot(host).append(dialog);
  document.body.append(host);

  return new Promise((resolve) => {
    const close = (outcome: 'complete' | 'fail') => {
      dialog.close();
      host.remove();
      resolve(outcome);
    };
    complete.addEventListener('click', () => close('complete'));
    fail.addEventListener('click', () => close('fail'));
    dialog.addEventListener('cancel', () => close('fail'));
    dialog.showModal();
    complete.focus();
  });
}

function amountOf(intent: Intent | undefined): string {
  const [amount, currency] = [intent?.['amount'], intent?.['currency']];
  if (typeof amount !== 'number' || typeof currency !== 'string') return '';
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return `${money.format(amount / 100)}. `;
}

import { confirmCard, confirmWithElements, handleNextAction } from './confirmation.ts';
import { elementsGroup, integrationError } from './elements.ts';
import { retrieve } from './emulator-calls.ts';

/** The API release that @stripe/stripe-js expects. */
const VERSION = 'endive';

/**
 * Replaces `window.Stripe`. `loadStripe` uses a Stripe that the page already has, so the page's code stays the same.
 * It renders the payment element and pays at the emulator on the page's own origin.
 */
export const stripeFunction = Object.assign(createStripe, { version: VERSION });

function createStripe(publishableKey: string) {
  if (!publishableKey.startsWith('pk_')) {
    throw integrationError('Please call Stripe() with your publishable key.');
  }
  const intentOf = async (clientSecret: string, name: 'paymentIntent' | 'setupIntent') => {
    const { intent, error } = await retrieve(clientSecret);
    return error ? { error } : { [name]: intent };
  };
  return {
    elements: elementsGroup,
    confirmPayment: confirmWithElements,
    confirmSetup: confirmWithElements,
    confirmCardPayment: (clientSecret: string) => confirmCard(clientSecret),
    confirmCardSetup: (clientSecret: string) => confirmCard(clientSecret),
    handleNextAction: ({ clientSecret }: { clientSecret: string }) =>
      handleNextAction(clientSecret),
    retrievePaymentIntent: (clientSecret: string) => intentOf(clientSecret, 'paymentIntent'),
    retrieveSetupIntent: (clientSecret: string) => intentOf(clientSecret, 'setupIntent'),
    createToken: () => notSupported('createToken'),
    createPaymentMethod: () => notSupported('createPaymentMethod'),
    registerAppInfo() {},
    _registerWrapper() {},
  };
}

/** Stands for methods that react-stripe-js requires and the payment element does not use. */
function notSupported(name: string): Promise<never> {
  return Promise.reject(
    integrationError(`The emulator does not support ${name}; confirm with the payment element.`),
  );
}

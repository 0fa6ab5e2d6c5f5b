import { confirmCard, confirmWithElements, handleNextAction } from './confirmation.ts';
import { elementsGroup, integrationError } from './elements.ts';
import { retrieve } from './emulator-calls.ts';

/** The release train that @stripe/stripe-js expects. */
const VERSION = 'endive';

/**
 * What `window.Stripe` is in the emulator: `loadStripe` takes a Stripe that is already there, so the page's code is the same as with
 * the real one. It draws the payment element, and pays at the emulator on the page's own origin.
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
    createToken: () => notOffered('createToken'),
    createPaymentMethod: () => notOffered('createPaymentMethod'),
    registerAppInfo() {},
    _registerWrapper() {},
  };
}

/** react-stripe-js asks whether they are there; the payment element does not use them. */
function notOffered(name: string): Promise<never> {
  return Promise.reject(
    integrationError(`The emulator does not offer ${name}; confirm with the payment element.`),
  );
}

/** What only a browser and time do at Stripe's emulator. */
export interface EmulatedPayments {
  /** Pays a prepared payment as the checkout page does. */
  pay(clientSecret: string): Promise<void>;
  /** Moves the emulator's clock forward; an instant that has passed changes nothing. */
  moveTo(instant: Date): Promise<void>;
}

/** Stripe's test card that always pays. @see https://docs.stripe.com/testing */
const CARD = '4242424242424242';

/** @param apiOrigin of the emulator */
export function emulatedPayments(apiOrigin: string): EmulatedPayments {
  const post = async <Result>(route: string, body: object): Promise<Result> => {
    const response = await fetch(`${apiOrigin}/__emulator/${route}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${route}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Result;
  };
  return {
    async pay(clientSecret) {
      await post('confirm', { clientSecret, card: { number: CARD } });
    },
    async moveTo(instant) {
      const { now } = await post<{ now: string }>('clock', { seconds: 0 });
      const seconds = Math.floor((instant.getTime() - Date.parse(now)) / 1000);
      if (seconds > 0) await post('clock', { seconds });
    },
  };
}

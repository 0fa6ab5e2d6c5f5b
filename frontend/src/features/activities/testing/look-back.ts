import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Goes on from the last consequence of the sample scenario, marks the first choice of each decision, and completes it. */
export async function lookBack(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Next Step' }));
  for (const title of ['1. The request', '2. The page is out']) {
    const group = within(screen.getByRole('group', { name: title }));
    await userEvent.click(group.getAllByRole('radio')[0]!);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Complete Scenario' }));
}

/** What `lookBack` sends. */
export const LOOK_BACK_SENT = { mostHarmful: { s1: 's1a', s2b: 's2b-a' } };

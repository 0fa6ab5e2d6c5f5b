import { expect, type Page } from '@playwright/test';
import { OPERATOR_PAGES, PAGES } from '../steps/pages.ts';

/** Who looks at a page. */
export type Session = 'visitor' | 'new learner' | 'demo account' | 'completed' | 'operator';

/** A page in one of its states. */
export interface Screen {
  session: Session;
  address: string;
  /** What is special, beside the address. */
  state?: string;
  /** Leads from the address to the state. */
  act?: (page: Page) => Promise<void>;
  /** No call gets a response. */
  isFailing?: boolean;
}

const SCENARIO =
  '/course/14/play?module=hr-documentation-basic-m4#activity-hr-documentation-basic-scenario';
const CHECK =
  '/course/14/play?module=hr-documentation-basic-m5#activity-hr-documentation-basic-skill-check';
const LESSON = '/course/14/play?module=hr-documentation-basic-m2';

const click = async (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();
const choose = async (page: Page) => {
  await page.getByRole('main').getByRole('radio').first().check({ force: true });
};

const of = (session: Session, addresses: readonly string[]) =>
  addresses.map((address): Screen => ({ session, address }));

/** Every page as the journeys visit it, and the states that they reach by a click or with another learner. */
export const SCREENS: readonly Screen[] = [
  ...PAGES.map(({ address, session }): Screen => ({ session, address })),
  ...of('operator', OPERATOR_PAGES),
  ...of('new learner', [
    '/dashboard',
    '/dashboard?tab=achievements',
    '/dashboard?tab=my-work',
    '/courses',
    '/courses/14',
    '/course/5/play',
    '/certificates',
    '/review',
    '/notifications',
    '/account/purchases',
    '/account/requests',
  ]),
  ...of('completed', ['/dashboard', '/course/14/play', '/courses/14', '/pricing', '/paths', CHECK]),
  { session: 'demo account', address: '/dashboard', state: 'failing', isFailing: true },
  { session: 'demo account', address: LESSON, state: 'failing', isFailing: true },
  { session: 'demo account', address: '/courses/3', state: 'seen by a learner' },
  { session: 'demo account', address: '/pricing', state: 'seen by a learner' },
  { session: 'demo account', address: '/paths', state: 'seen by a learner' },
  {
    session: 'visitor',
    address: '/pricing',
    state: 'search',
    act: async (page) => {
      await page.keyboard.press('/');
      await page.getByRole('combobox').fill('harass');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    session: 'demo account',
    address: LESSON,
    state: 'notes',
    act: (page) => click(page, /^Notes/),
  },
  {
    session: 'demo account',
    address: LESSON,
    state: 'quote',
    act: async (page) => {
      const text = page.locator('main p').filter({ hasText: /\w{4}.{150}/ });
      await text.nth(1).scrollIntoViewIfNeeded();
      await text.nth(1).click({ clickCount: 3 });
      await expect(page.getByRole('button', { name: /quote|note/i }).last()).toBeVisible();
    },
  },
  {
    session: 'new learner',
    address: SCENARIO,
    state: 'decision',
    act: (page) => click(page, 'Start Scenario'),
  },
  {
    session: 'new learner',
    address: SCENARIO,
    state: 'consequence',
    act: async (page) => {
      await choose(page);
      await click(page, 'Decide');
      await expect(page.getByRole('region', { name: 'What happens next' })).toBeVisible();
    },
  },
  {
    session: 'new learner',
    address: CHECK,
    state: 'question',
    act: (page) => click(page, 'Start Skill Check'),
  },
  {
    session: 'completed',
    address: '/certificates?claim=14',
    state: 'claim',
    act: async (page) => {
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    session: 'completed',
    address: '/certificates?claim=14',
    state: 'claimed',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Name on the certificate' }).fill('Ada Okafor');
      await click(page, 'Generate Certificate');
      await expect(page.getByText('Certificate Earned')).toBeVisible();
    },
  },
  { session: 'completed', address: '/certificates', state: 'with a certificate' },
  {
    session: 'completed',
    address: '/certificates?tab=badges',
    state: 'designer',
    act: (page) => click(page, 'Use Latest Certificate'),
  },
];

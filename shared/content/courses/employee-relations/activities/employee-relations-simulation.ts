import { defineActivity } from '@learning/content/schema';

const MODULE = 'employee-relations-m1';

export default defineActivity({
  id: 'employee-relations-simulation',
  moduleId: MODULE,
  type: 'simulation',
  title: 'Three Evenings About the Schedule',
  description:
    'Settle a group grievance with the union’s committee in three meetings. You enter an offer on four issues, and hear what it is worth to them.',
  passingScore: 80,
  config: {
    model: 'bargaining-table',
    context:
      'A food plant in the United States, with a union. For months the line schedule was changed overnight, and the local has filed a group grievance about lost hours. You meet the committee on three evenings. Dolores Pratt, its chair, has a survey: which of the four issues each member put first. You have a mandate from the plant’s director, and your lawyer’s view of what an arbitrator would award in back pay at least. Whatever is agreed goes to a vote.',
    aim: 'Bring an offer to the vote that is worth far more to the members than an even split of your mandate, without exceeding the mandate or taking an offer back.',
    people: [
      { name: 'Dolores Pratt', role: 'Chair of the union committee' },
      { name: 'Ken Aldous', role: 'Plant director' },
    ],
    periods: ['Meeting 1', 'Meeting 2', 'Meeting 3'],
    start: [
      { id: 'shareBackPay', name: 'Members who put back pay first', unit: 'percent' },
      { id: 'shareNotice', name: 'Members who put notice of changes first', unit: 'percent' },
      {
        id: 'sharePremium',
        name: 'Members who put a premium for late changes first',
        unit: 'percent',
      },
      { id: 'shareGuarantee', name: 'Members who put guaranteed hours first', unit: 'percent' },
      { id: 'costBackPay', name: 'Cost of all back pay', unit: 'dollars' },
      { id: 'costNotice', name: 'Cost of 14 days’ notice', unit: 'dollars' },
      { id: 'costPremium', name: 'Cost of a $4.00 premium', unit: 'dollars' },
      { id: 'costGuarantee', name: 'Cost of 4 guaranteed hours', unit: 'dollars' },
      { id: 'floor', name: 'Back pay that an arbitrator would award at least', unit: 'percent' },
      { id: 'mandate', name: 'Your mandate', unit: 'dollars' },
    ],
    inputs: [
      {
        id: 'backPay',
        name: 'Back pay for lost hours',
        unit: 'percent',
        least: 0,
        most: 100,
        step: 5,
        hint: 'Share of the hours lost since January that is paid.',
      },
      {
        id: 'notice',
        name: 'Notice of schedule changes',
        unit: 'days',
        least: 0,
        most: 14,
        step: 1,
        hint: 'Days before the shift. More than 14 would be of no use to anyone.',
      },
      {
        id: 'premium',
        name: 'Premium for late changes',
        unit: 'dollars',
        least: 0,
        most: 4,
        step: 0.25,
        hint: 'Dollars an hour for a shift that was changed without notice.',
      },
      {
        id: 'guarantee',
        name: 'Guaranteed hours',
        unit: 'hours',
        least: 0,
        most: 4,
        step: 0.5,
        hint: 'Hours paid at least to someone who came in and was sent home.',
      },
    ],
    figures: [
      { id: 'cost', name: 'Cost of the offer', unit: 'dollars' },
      { id: 'movement', name: 'Movement since the last meeting, in points', unit: 'points' },
      { id: 'support', name: 'Worth to the members, in points of 100', unit: 'points' },
    ],
    charted: 'support',
    outcome:
      'What the last offer is worth to the members, between two marks: 0% for what the same share of every issue would be worth, and 100% for the best that your mandate can buy.',
    guardrails: [
      { id: 'mandate', text: 'No offer costs more than the mandate.' },
      { id: 'withdrawal', text: 'Nothing that was offered is lowered in a later meeting.' },
      {
        id: 'floor',
        text: 'The last offer has at least the back pay that an arbitrator would award.',
      },
    ],
    assumptions: [
      {
        text: 'An issue is worth to the members what the survey says, in proportion to how much of it you grant. Trading what costs you little for what they value more is called logrolling.',
        source: {
          title: 'Program on Negotiation at Harvard Law School, glossary: logrolling',
          url: 'https://www.pon.harvard.edu/glossary/logrolling/',
        },
      },
      {
        text: 'You bargain with the committee and not around it, and in good faith: the duty comes from sections 8(d) and 8(a)(5) of the National Labor Relations Act. Taking an offer back isn’t always unlawful, and it is a sign that the Board looks at.',
        source: {
          title:
            'National Labor Relations Board: bargaining in good faith with employees’ union representative',
          url: 'https://nlrb.gov/rights-we-protect/whats-law/employers/bargaining-good-faith-employees-union-representative-section',
        },
      },
      {
        text: 'The committee watches how you move. A meeting without movement costs trust, and so does a last step as large as the one before, because it says that there is more to be had. Opening with nearly everything leaves them nothing to win. How much each of these costs is illustrative.',
      },
      {
        text: 'Costs grow in proportion: half of an issue costs half. Nothing else happens at the plant in these weeks.',
      },
    ],
    draws: [
      ...['BackPay', 'Notice', 'Premium', 'Guarantee'].flatMap((issue) => [
        { id: `weight${issue}`, from: 1, to: 9, step: 1 },
        { id: `cost${issue}`, from: 15000, to: 60000, step: 1000 },
      ]),
      { id: 'floor', from: 20, to: 50, step: 5 },
      { id: 'authority', from: 45, to: 60, step: 1 },
    ],
    coefficients: [
      {
        id: 'stall',
        name: 'Points lost by a meeting without movement, or by a last step that isn’t smaller',
        value: 8,
      },
      { id: 'rush', name: 'Points lost by opening with more than 80% of the mandate', value: 8 },
    ],
    reactions: [
      {
        event: 'withdrawn',
        from: 'Dolores Pratt',
        text: 'You’ve taken something off the table that was on it. I wrote it down, with the date, and I’ll read it out before the vote.',
      },
      {
        event: 'stalls',
        from: 'Dolores Pratt',
        text: 'You moved {movement} points tonight. Either you aren’t trying, or there’s more where that came from. Which one do I tell them?',
      },
      {
        event: 'rushes',
        from: 'Dolores Pratt',
        text: 'That is a lot for a first evening. What am I supposed to win for them in the next two?',
      },
      {
        event: 'over-mandate',
        from: 'Ken Aldous',
        text: 'I’m told you offered {cost}. I gave you {mandate}. We’ll talk tomorrow.',
      },
      {
        event: 'heard',
        from: 'Dolores Pratt',
        text: 'You read the survey, I can see that much. I’d put it at {support} of 100 for us.',
      },
      {
        event: 'unheard',
        from: 'Dolores Pratt',
        text: 'You’ve given us plenty of what we asked for last, and little of what we asked for first. I’d put it at {support} of 100.',
      },
      {
        event: 'ready',
        from: 'Dolores Pratt',
        text: 'This is something I could stand up with in the hall.',
      },
    ],
    strategies: [
      {
        id: 'traded',
        name: 'Trade by weight and cost',
        text: 'Secures the arbitrator’s back pay, then buys the issues with the most weight for each dollar, in three steps that become smaller.',
      },
      {
        id: 'split-evenly',
        name: 'The same share of everything',
        text: 'Treats the four issues alike and pays for things that few members asked for.',
      },
      {
        id: 'all-at-once',
        name: 'The best offer on the first evening',
        text: 'Finds the right package and has nothing left to move with.',
      },
    ],
    passingScore: 80,
    readAt: [
      { moduleId: MODULE, section: 'grievance-channels' },
      { moduleId: MODULE, section: 'the-psychological-contract' },
    ],
    feedback: {
      passing:
        'You gave them what they had put first, where it cost you least, and you moved in a way that they could believe. The mandate bought far more than an even split would have.',
      failing:
        'Divide each issue’s weight by its cost before the first meeting, and decide where you want to end. Then plan three steps toward it, each smaller than the one before, and don’t lower anything.',
    },
  },
});

/** Texts of booking a 1-on-1 session. Source: rules/learning.md L22, L33, L34 */
export const coachingCopy = {
  title: 'Book 1-on-1 Session',
  intro:
    'One decision of your own, 45 minutes, with the instructor. Leave out names and anything confidential.',
  topic: 'What decision do you want to talk about?',
  /** For visitors. */
  offer: {
    text: 'Executive plans include 2 sessions a month, and Enterprise plans include as many as you need.',
    toVisitors: 'With such a plan, sign in to book one; the form opens right after.',
    toDemo: 'The demo account can’t book one, because it’s only for trying the product.',
    signIn: 'Sign In',
    plans: 'See Plans',
  },
  /** For learners whose plan has no sessions. */
  notIncluded:
    'Your account doesn’t include 1-on-1 sessions. The Executive plan includes 2 a month, and Enterprise includes as many as you need. In a team, the owner of the plan books them.',
  send: 'Send Request',
  sent: {
    title: 'Request Sent',
    text: 'We’ll confirm one of your times by email, with a calendar file.',
    link: 'View Your Requests',
  },
} as const;

import type { QuestionAndAnswer, TitledText } from './copy.ts';
import { windowTexts } from './purchase-windows.ts';

/** What the catalog counts for a plan; see `plan-features.tsx`. */
export type PlanCount =
  | 'courses'
  | 'coreCourses'
  | 'activities'
  | 'hours'
  | 'onScreen'
  | 'activityHours'
  | 'atDesk';

/** A feature with a cell for each plan, or with what is counted in each plan's courses. */
export type FeatureRow = readonly [
  feature: string,
  ...cells: readonly [{ readonly count: PlanCount }] | readonly string[],
];

/** Texts of `/pricing`. Tiers are data (`tiers.ts`); the comparison of providers is the home page's. */
export const pricingPage = {
  title: 'Choose Your Learning Path',
  intro:
    'Plans start at $99 a month. Try every course first in the 3-day free trial: full access, no credit card required.',
  intervals: {
    legend: 'How often you pay',
    labels: { month: 'Monthly', year: 'Yearly, 2 months free' },
  },
  features: {
    title: 'What each plan includes',
    intro:
      'Your plan includes every course at its levels. A course you buy separately is yours to keep.',
    columns: ['Feature', 'Starter', 'Professional', 'Executive', 'Enterprise'],
    /** '-' means that it is not included. Source: rules/content.md C25. */
    rows: [
      ['Price per month', '$99', '$199', '$499', 'Contact sales'],
      ['Price per year', '$990', '$1,990', '$4,990', 'Contact sales'],
      ['Users', '1', 'Up to 5', 'Up to 10', '50+'],
      ['Course levels', 'Beginner, intermediate', '+ Advanced', '+ Expert (all)', 'All'],
      ['Core courses', { count: 'coreCourses' }],
      ['Documentation series', 'Basic', 'Basic + Advanced', 'Basic + Advanced', 'Basic + Advanced'],
      ['All courses', { count: 'courses' }],
      ['Interactive activities', { count: 'activities' }],
      ['Learning hours', { count: 'hours' }],
      ['Hours on screen', { count: 'onScreen' }],
      ['Hours of activities', { count: 'activityHours' }],
      ['Hours at your desk', { count: 'atDesk' }],
      ['Certificates and badges', 'Yes', 'Yes', 'Yes', 'Yes'],
      ['Coaching sessions a month', '-', '-', '2', 'Unlimited'],
      ['Custom learning plan', '-', '-', '-', 'Yes'],
      ['Volume pricing', '-', '-', '-', 'Yes'],
      ['3-day full-access trial', 'Yes', 'Yes', 'Yes', 'Yes'],
    ] satisfies FeatureRow[],
    note: 'Learning hours are time on screen, activities and work at your own desk, each computed from the courses’ texts.',
  },
  certification: {
    title: 'Certificates that say what they are',
    intro:
      'Complete every module of a course, including its assessment, to claim a certificate of completion.',
    items: [
      {
        title: 'Anyone can verify it',
        text: 'Each certificate has a public page, linked by a QR code, that shows the name, course, date and hours and whether it is valid or revoked.',
      },
      {
        title: 'A signed digital credential',
        text: 'It also comes as an Open Badges 3.0 credential that you can download, share and add to your LinkedIn profile.',
      },
      {
        title: 'Hours for your own log',
        text: 'It shows your instruction hours, without workplace practice. They may count toward recertification if your certifying body accepts self-reported learning, so check with it first.',
      },
    ] satisfies TitledText[],
    note: 'A certificate shows that a course was completed. It is not a license or a professional certification.',
  },
  questions: {
    title: 'Questions about plans',
    items: [
      {
        question: 'How does the free trial work?',
        answer:
          'You get every course for 3 days, once per learner, with no credit card. The trial ends automatically. Your notes and progress stay. A plan is separate and is charged when you start it.',
      },
      {
        question: 'Should I choose a plan or buy a course?',
        answer:
          'A plan gives you every course at its levels for as long as you pay. A course you buy is a one-time payment with lifetime access. If you want one course at your own pace, buying it usually costs less.',
      },
      {
        question: 'Can I change or cancel my plan?',
        answer:
          'Yes, at any time. A larger plan starts right away, and you pay the difference for the rest of the month or year. So does a change to paying by the year, which credits what is left of your month. A smaller plan, or paying by the month again, starts when the time you paid for is over. A cancellation takes effect then, too, so cancel before your renewal date. A month or year that has started is charged and stays open until it ends. Courses you bought and certificates you earned stay yours.',
      },
      {
        question: 'Can I get my money back for a course?',
        answer: `If you cancel within ${windowTexts.cancellation} of purchase, you get a full refund. After that, a course is non-refundable, but within ${windowTexts.exchange} of purchase you can exchange it once for a course of equal or lesser price. Once you claim the certificate, neither is possible.`,
      },
      {
        question: 'How do seats work?',
        answer:
          'Professional covers up to 5 users and Executive up to 10, including the owner. Each person has their own account, progress and certificates. Volume pricing is available for 50 or more users.',
      },
      {
        question: 'What are the coaching sessions?',
        answer:
          'Conversations with the instructor about your own cases, without names. Executive includes 2 sessions a month per account; Enterprise includes as many as you need.',
      },
      {
        question: 'Does a certificate make me SHRM or HRCI certified?',
        answer:
          'No. Those bodies certify people through their own exams. Our hours may count toward recertification as self-reported learning; each body decides by its own rules.',
      },
    ] satisfies QuestionAndAnswer[],
  },
  closing: {
    title: 'Start with the decision in front of you',
    text: 'Open the course you need this week and find out in three days whether it helps.',
    buttons: {
      trial: 'Start Free Trial',
      sales: 'Contact Sales',
      consultation: 'Schedule a Consultation',
    },
  },
} as const;

import type { QuestionAndAnswer, TitledText } from './copy.ts';

/** `/pricing` (specification section 2). Tiers are data (`tiers.ts`); the competitor comparison is the home page's. */
export const pricingPage = {
  title: 'Choose Your Learning Path',
  intro:
    'Plans start at $99 a month. Try every course first in the 3-day free trial: full access, no credit card required.',
  features: {
    title: 'What each plan includes',
    intro:
      'A course opens when its level is in your plan. A course you buy on its own is yours to keep.',
    columns: ['Feature', 'Starter', 'Professional', 'Executive', 'Enterprise'],
    /** Source: curriculum section 4. '-' means: not included. */
    rows: [
      ['Price per month', '$99', '$199', '$499', 'Contact sales'],
      ['Users', '1', 'Up to 5', 'Up to 10', '50+'],
      ['Course levels', 'Beginner, intermediate', '+ Advanced', '+ Expert (all)', 'All'],
      ['Core courses', '4', '6', '13', '13'],
      ['Documentation series', 'Basic', 'Basic + Advanced', 'Basic + Advanced', 'Basic + Advanced'],
      ['All courses', '5', '8', '15', '15'],
      ['Learning hours', '30', '50.5', '106', '106'],
      ['Interactive activities', '16', '25', '46', '46'],
      ['Certificates and badges', 'Yes', 'Yes', 'Yes', 'Yes'],
      ['Coaching sessions a month', '-', '-', '2', 'Unlimited'],
      ['Custom learning plan', '-', '-', '-', 'Yes'],
      ['Volume pricing', '-', '-', '-', 'Yes'],
      ['3-day full-access trial', 'Yes', 'Yes', 'Yes', 'Yes'],
    ],
    note: 'Learning hours count on-screen study, activities and time-boxed workplace practice.',
  },
  certification: {
    title: 'Certificates that say what they are',
    intro:
      'Complete every module of a course, its assessment included, and you can claim a certificate of completion.',
    items: [
      {
        title: 'Anyone can verify it',
        text: 'Each certificate has its own public page and a QR code that leads there: name, course, date, hours, valid or revoked.',
      },
      {
        title: 'A signed digital credential',
        text: 'It comes as an Open Badges 3.0 credential, too, which you can download, share and add to your LinkedIn profile.',
      },
      {
        title: 'Hours for your own log',
        text: 'It states the instruction hours, without workplace practice. They may count toward recertification where your certifying body accepts self-reported learning; ask it first.',
      },
    ] satisfies TitledText[],
    note: 'A certificate shows that a course was completed. It is no license and no professional certification.',
  },
  questions: {
    title: 'Questions about plans',
    items: [
      {
        question: 'How does the free trial work?',
        answer:
          'It opens every course for 3 days, once per learner, and needs no credit card. It ends by itself. Your notes and your progress stay. A plan is separate from it, and is charged when you take it.',
      },
      {
        question: 'Should I take a plan or buy a course?',
        answer:
          'A plan opens every course of its levels for as long as you pay. A course you buy is a one-time payment with lifetime access. For one course at your own pace, buying usually costs less.',
      },
      {
        question: 'Can I change or cancel my plan?',
        answer:
          'Yes, at any time. A larger plan starts at once, and you pay the difference for the rest of the month. A smaller one starts with your next month. A cancellation takes effect at the end of the month: cancel before the day your plan renews, for a month that has begun is charged, and stays open to its end. Courses you bought and certificates you earned stay yours.',
      },
      {
        question: 'Can I get my money back for a course?',
        answer:
          'Cancel within 24 hours of purchase and you get a full refund. After that a course is non-refundable, but within 30 days of purchase you can exchange it once for a course of equal or lesser price. Claiming the certificate ends both.',
      },
      {
        question: 'How do seats work?',
        answer:
          'Professional covers up to 5 users and Executive up to 10, the owner included. Each one has an own account, own progress and own certificates. For 50 users and more there is volume pricing.',
      },
      {
        question: 'What are the coaching sessions?',
        answer:
          'Conversations with the instructor about your own cases, without names. Executive includes 2 sessions a month per account, Enterprise as many as you need.',
      },
      {
        question: 'Does a certificate make me SHRM or HRCI certified?',
        answer:
          'No. Those bodies certify people by their own exams. Our hours may count toward recertification as self-reported learning, which each body decides by its own rules.',
      },
    ] satisfies QuestionAndAnswer[],
  },
  closing: {
    title: 'Start with the decision in front of you',
    text: 'Open the course you need this week, and see in three days whether it helps.',
    buttons: {
      trial: 'Start Free Trial',
      sales: 'Contact Sales',
      consultation: 'Schedule a Consultation',
    },
  },
} as const;

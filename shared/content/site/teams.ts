import type { QuestionAndAnswer, TitledText } from './copy.ts';
import { windowTexts } from './purchase-windows.ts';

/** Texts of `/teams` and of its document for finance. Plans and prices are data (`tiers.ts`). Source: rules/wording.md W30 */
export const teamsPage = {
  title: 'For teams',
  headline: 'One plan for your HR team.',
  intro:
    'Invite colleagues by email, assign courses with due dates, see who is done and who is behind, and send finance one invoice a month.',
  buttons: { offer: 'Request a Quote', plans: 'See Plans', file: 'One page for finance (PDF)' },
  view: {
    title: 'What a manager sees',
    intro:
      'Progress, passed skill checks and certificates of everyone who has a seat. Never what someone wrote or answered.',
    /** An example, drawn from the page's own components; the people are made up. */
    example: {
      caption: 'An example of the team page',
      seats: '4 of 5 seats taken, including yours',
      members: [
        {
          email: 'priya@yourcompany.example',
          note: 'Joined on October 5',
          courses: [
            { courseId: 5, percent: 100, note: 'Completed on November 12, certificate issued' },
          ],
        },
        {
          email: 'tomas@yourcompany.example',
          note: 'Joined on October 5',
          courses: [{ courseId: 4, percent: 60, note: null }],
        },
        {
          email: 'june@yourcompany.example',
          note: 'Joined on November 2',
          courses: [{ courseId: 14, percent: 20, note: null }],
        },
      ],
    },
    sees: {
      title: 'You see',
      items: [
        'Each person’s email address and when they joined',
        'How far they are in each course of the plan',
        'When they completed a course, and the certificate with the page that verifies it',
        'Which courses you assigned, and who is overdue',
        'Which skill checks they have passed',
        'Open invitations, and when they expire',
      ],
    },
    hidden: {
      title: 'You don’t see',
      items: [
        'Answers, decisions and scores',
        'Notes, documents and what they write in lessons',
        'When and how long someone studied',
      ],
    },
  },
  seats: {
    title: 'How seats work',
    intro: 'A seat opens the courses of your plan to one person with an account of their own.',
    steps: [
      {
        title: 'Choose a plan',
        text: 'Professional has up to 5 seats and Executive up to 10, yours included. For 50 people or more, request a quote.',
      },
      {
        title: 'Invite by email',
        text: 'Paste the addresses. Invitations are good for 7 days. You can resend or cancel them anytime before then.',
      },
      {
        title: 'Share the work',
        text: 'Make administrators who run the team with you. Put people into groups, such as a site or a shift, and give each a manager who sees that group alone. A log shows who changed what.',
      },
      {
        title: 'Assign, and reassign',
        text: 'Assign courses to everyone, to a group or to some people, with a due date and a note; members see them on their dashboard. When someone leaves, give the seat to the next person in one step. Progress and certificates stay with the person who earned them.',
      },
    ] satisfies TitledText[],
    people: (count: number) => (count === 1 ? '1 person' : `up to ${count} people`),
    manyPeople: '50 people or more',
    perSeat: (price: string) => `${price} a person when every seat is taken`,
    offerNote: 'Volume pricing, with a written quote',
  },
  security: {
    title: 'Security and privacy',
    intro: 'What your IT and privacy colleagues will ask, in plain words.',
    items: [
      {
        title: 'Who can read what',
        text: 'Every request is checked on our servers: learners reach only their own data, and a plan’s owner and administrators only the list described above, managers only for their group. A removed seat loses its courses with the next click.',
      },
      {
        title: 'Signing in',
        text: 'Each person has an account and signs in with a passkey, a code sent by email, or a password of at least 15 characters. Passwords are held by our identity provider; we never see them.',
      },
      {
        title: 'Where data is kept',
        text: 'Data is encrypted in storage and in transit, in the cloud region that the operator has chosen, and can be restored from continuous backups.',
      },
      {
        title: 'Reports in your own systems',
        text: 'With a contract or five seats, your programs read the same list with a token that can change nothing, signed webhooks tell your server what happens, and a report comes by email each month.',
      },
      {
        title: 'Card data',
        text: 'Card numbers go straight to the card payment provider and never reach our servers.',
      },
      {
        title: 'No tracking',
        text: 'There are no ads, no third-party analytics, and no tracking pixels in our pages or emails. We sell no data.',
      },
      {
        title: 'Copies and deletion',
        text: 'Everyone can download their data and delete their account on their account page, without asking anyone. Learning data is then erased; financial records stay for as long as the law requires, without the name.',
      },
    ] satisfies TitledText[],
    links: { privacy: 'Privacy', terms: 'Terms', cookies: 'Cookies' },
  },
  payment: {
    title: 'Invoices and purchase orders',
    intro: 'Everything your finance team will ask for.',
    items: [
      {
        title: 'An invoice for every payment',
        text: 'With your company’s name, address and tax ID, ready to download under Purchases. A refund gets a credit note.',
      },
      {
        title: 'Purchase order number',
        text: 'Enter it at checkout and it is printed on the invoices that follow. If you need a purchase order before you can pay, request a quote and say so.',
      },
      {
        title: 'Monthly, by card',
        text: `Plans are charged by the month or the year in US dollars. You can change or cancel at any time, and within ${windowTexts.cancellation} of the first payment you get all of it back, as long as no certificate earned with the plan was claimed.`,
      },
      {
        title: 'If a payment fails',
        text: 'Your team keeps access for up to 14 days while you update the card.',
      },
    ] satisfies TitledText[],
  },
  questions: {
    title: 'Questions from buyers',
    items: [
      {
        question: 'Can we try it first?',
        answer:
          'Yes. Each person can start a free trial of every course for 3 days, once, without a card. Nothing has to be canceled.',
      },
      {
        question: 'What happens to certificates when someone leaves?',
        answer:
          'They stay valid and belong to the person, unless the plan that opened the course is refunded. You no longer see them after you remove the seat.',
      },
      {
        question: 'What if we choose a smaller plan later?',
        answer:
          'The newest seats are paused, and no progress is lost. They come back as soon as there is room again.',
      },
      {
        question: 'Do you offer single sign-on?',
        answer:
          'No. Each person signs in with an email address. Tell us in your request if you need it.',
      },
    ] satisfies QuestionAndAnswer[],
  },
  closing: {
    title: 'Tell us about your team',
    text: 'How many people, in which country, and by when. We reply by email with a written quote.',
  },
  file: {
    title: 'Due Course for teams: what finance needs to know',
    /** The day the document's texts were last changed, `yyyy-mm-dd`. */
    updatedOn: '2026-11-22',
    what: {
      title: 'What is bought',
      text: 'Online courses for HR professionals: lessons, cases to decide, document templates and graded checks, with a certificate for each completed course.',
    },
    plans: {
      title: 'Plans',
      columns: ['Plan', 'People', 'Courses', 'Price per month'],
      contact: 'Custom',
      note: 'Prices in US dollars, as published on the date below.',
    },
    paying: { title: 'Paying' },
    leaving: {
      title: 'Changing and canceling',
      items: [
        'A larger plan starts right away, and only the difference for the rest of the month is charged. A smaller one starts with the next month.',
        'A cancellation takes effect at the end of the paid month. There is no minimum term.',
        `Canceled within ${windowTexts.cancellation} of its first payment, a plan is refunded in full.`,
      ],
    },
    data: {
      title: 'Data and security',
    },
    contact: 'Questions and offers:',
  },
} as const;

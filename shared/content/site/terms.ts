import { LAWYER_REVIEW, type TextPage } from './copy.ts';
import { WITHDRAWAL_DAYS } from '@learning/shared/domain/money/withdrawal';
import { windowTexts } from './purchase-windows.ts';
import { TERMS_VERSION } from './terms-version.ts';

const { cancellation, exchange } = windowTexts;

/**
 * Texts of `/terms`. Each change of meaning has its version in `terms-version.ts`.
 *
 * Source: rules/wording.md W4; rules/access.md A10, A11, A13; rules/money.md M10, M11, M13, M17, M18, M29, M47
 */
export const termsPage: TextPage = {
  title: 'Terms',
  intro: 'What you get, what it costs, how to cancel, and what we ask of you.',
  updatedOn: TERMS_VERSION,
  reviewNotice: LAWYER_REVIEW,
  sections: [
    {
      title: 'Your account',
      paragraphs: [
        'An account belongs to one person. Keep your password to yourself, and tell us if someone else has used it. Progress, results and certificates are personal and cannot be transferred.',
      ],
    },
    {
      title: 'Free trial',
      paragraphs: [
        'The trial gives you every course for 3 days (72 hours), once per learner, with no credit card. It ends automatically and costs nothing.',
      ],
    },
    {
      title: 'Courses and the bundle',
      paragraphs: [
        'You pay for a course or a bundle of courses once, in US dollars. You get lifetime access to the purchased content, including updates, for as long as we operate the service.',
      ],
    },
    {
      title: 'Cancellation, refund and exchange',
      paragraphs: ['The times below start with the purchase and follow our server’s clock.'],
      items: [
        `If you cancel within ${cancellation}, you get a full refund.`,
        'After that, a purchase is non-refundable.',
        `Within ${exchange} you can exchange a course once for another of equal or lesser price, if there is one you don’t own. No difference is paid back, and access to the first course ends.`,
        'Once you claim the certificate for a course, it can no longer be refunded or exchanged.',
        'Your rights as a consumer under the law of your country are not affected.',
      ],
    },
    {
      title: 'Withdrawal for consumers in Europe',
      paragraphs: [
        'We sell to consumers in the European Union, the European Economic Area and the United Kingdom only where checkout offers it. This section is for them; businesses have no right to withdraw.',
        `You can withdraw from a contract within ${WITHDRAWAL_DAYS} days of buying, without a reason. Use “Withdraw from contract here” on your purchases page and confirm it, or tell us in any other clear way, for example: “I withdraw from my contract for (what you bought), ordered on (date). (Your name)”. We confirm by email that we received it.`,
        'We then refund everything you paid, without undue delay and at the latest 14 days after we received your withdrawal, by the means you paid with and at no cost to you. Access ends.',
      ],
      items: [
        'A course: you ask us at checkout to open it at once. You lose the right to withdraw once you open the course.',
        'A plan: you ask us at checkout to start it at once. You keep the right for the whole time, and pay nothing for the days you used it.',
      ],
    },
    {
      title: 'Plans',
      paragraphs: [
        `You pay for a plan by the month or the year, as you choose, and it renews for the same time at the same price until you cancel. We remind you by email 3 days before each renewal, and of a yearly one also 30 days before. While it is paid, you have access to the courses at its levels. You can change it at any time: a larger plan starts right away, prorated, and a smaller one when the time you paid for is over. If you change to paying by the year, the year starts right away, and what is left of your month is credited; if you change to paying by the month, it starts when the year is over. A cancellation takes effect at the end of the month or year, so cancel before your renewal date. A month or year that has started is charged and stays open until it ends. If you cancel a plan within ${cancellation} of its first payment, you get a full refund and it ends right away, unless you have claimed a certificate earned with it. If a payment fails, access continues for up to 14 days so that you can fix it. While your bank reviews a payment that you disputed, the plan is paused: its courses are closed and nothing is charged. It goes on if the payment stands, and ends if the money goes back to you.`,
        'Plans with several users give each of them a seat. The owner invites and removes people; access through a seat ends with the seat.',
        'Our sales team sets up Enterprise plans.',
      ],
    },
    {
      title: 'Invoices',
      paragraphs: [
        'You get an invoice and a receipt for every payment, and a credit note for every refund. You can add your company’s name, address, tax ID and purchase order number at checkout. An invoice that was issued keeps the details it was issued with.',
      ],
    },
    {
      title: 'When access ends',
      paragraphs: [
        'You keep your enrollments, progress, notes and certificates. The player shows what ended and how to get it back. If a payment is disputed, the access it paid for is suspended until the dispute is decided.',
      ],
    },
    {
      title: 'Certificates and badges',
      paragraphs: [
        'A certificate shows that you completed a course; there is one per course. It is not a license or a professional certification, and we never claim recognition that a certifying body hasn’t given. We may revoke a certificate that was obtained dishonestly; its public page then says so.',
      ],
    },
    {
      title: 'Coaching sessions',
      paragraphs: [
        'Executive plans include 2 sessions a month per account; Enterprise plans include as many as you need. Unused sessions do not carry over. Sessions are education, like the courses.',
      ],
    },
    {
      title: 'What you may do with the content',
      paragraphs: [
        'You may use what you learn, and you may adapt and use the templates and the documents you generate in your own organization. You may not resell or publish the courses, share your account, or use the content to train or build a competing product.',
        'What you write stays yours. If you publish a review, you let us show it with your name.',
      ],
    },
    {
      title: 'No legal advice',
      paragraphs: [
        'Educational content, not legal advice. Check local law and consult qualified counsel. You decide what you do at work, and you are responsible for it.',
      ],
    },
    {
      title: 'Our service',
      paragraphs: [
        'We work to keep the service running and the content correct, and we fix what isn’t. We don’t promise that the service is always available or that a course leads to a certain result. Liability, applicable law and jurisdiction follow the law of the operator’s country; the operator’s lawyer will complete this section.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        'If we change these terms, we’ll tell you by email before the changes take effect. The terms you bought under continue to apply to what you already bought.',
      ],
    },
  ],
};

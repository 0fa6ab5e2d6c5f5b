import { LAWYER_REVIEW, type TextPage } from './copy.ts';

/** `/terms`. Written from the product's own rules (DECISIONS sections 1 to 4 and 6; specification section 9). */
export const termsPage: TextPage = {
  title: 'Terms',
  intro: 'What you get, what it costs, how you get out of it, and what we ask of you.',
  updatedOn: '2026-11-21',
  reviewNotice: LAWYER_REVIEW,
  sections: [
    {
      title: 'Your account',
      paragraphs: [
        'An account belongs to one person. Keep your password to yourself, and tell us if somebody else used it. Progress, results and certificates are personal and cannot be transferred.',
      ],
    },
    {
      title: 'Free trial',
      paragraphs: [
        'The trial opens every course for 3 days (72 hours), once per learner, and needs no credit card. It ends by itself and costs nothing.',
      ],
    },
    {
      title: 'Courses and the bundle',
      paragraphs: [
        'A course, or a bundle of courses, is a one-time payment in US dollars. It gives you lifetime access to the purchased content: for as long as we operate the service, with its updates.',
      ],
    },
    {
      title: 'Cancellation, refund and exchange',
      paragraphs: ['The times below count from the purchase, by our server’s clock.'],
      items: [
        'Cancel within 24 hours and you get a full refund.',
        'Afterward a purchase is non-refundable.',
        'Within 30 days you can exchange a course once for another of equal or lesser price. No difference is paid back, and access to the first course ends.',
        'Claiming the certificate of a course ends its refund and its exchange.',
        'Rights that the law of your country gives you as a consumer remain.',
      ],
    },
    {
      title: 'Plans',
      paragraphs: [
        'A plan is paid by the month and renews until you cancel. It opens the courses of its levels while it is paid. You can change it at any time: a larger plan starts at once, prorated, and a smaller one with your next month. You can cancel it to the end of the month. Cancel before the day it renews: a month that has begun is charged, and stays open to its end. If a payment fails, access continues for 14 days, so that you can put it right.',
        'Plans with several users give each of them a seat. The owner invites and removes people; access through a seat ends with the seat.',
        'Enterprise plans are agreed with our sales team.',
      ],
    },
    {
      title: 'When access ends',
      paragraphs: [
        'Your enrollments, progress, notes and certificates stay. The player says what ended and how to get it back. A payment that is disputed suspends the access it gave until the dispute is decided.',
      ],
    },
    {
      title: 'Certificates and badges',
      paragraphs: [
        'A certificate shows that you completed a course, once per course. It is no license and no professional certification, and we claim no recognition by a certifying body that was not given. We may revoke a certificate that was obtained by deceit; its public page then says so.',
      ],
    },
    {
      title: 'Coaching sessions',
      paragraphs: [
        'Executive plans include 2 sessions a month per account, Enterprise plans as many as you need. Unused sessions do not carry over. A session is education, like the courses.',
      ],
    },
    {
      title: 'What you may do with the content',
      paragraphs: [
        'You may use what you learn, and adapt and use the templates and the documents you generate in your own organization. You may not resell or publish the courses, share your account, or use the content to train or build a competing product.',
        'What you write stays yours. If you publish a review, you let us show it with your name.',
      ],
    },
    {
      title: 'No legal advice',
      paragraphs: [
        'Educational content, not legal advice. Check local law and consult qualified counsel. You decide what you do at work, and you answer for it.',
      ],
    },
    {
      title: 'Our service',
      paragraphs: [
        'We take care that the service works and that the content is right, and we mend what is not. We do not promise that it is always available or that a course leads to a certain result. Liability, applicable law and the place of jurisdiction follow the law of the operator’s country; the operator’s lawyer completes this section.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        'If we change these terms, we tell you by email before they take effect. What you already bought stays under the terms you bought it by.',
      ],
    },
  ],
};

import { LAWYER_REVIEW, type TextPage } from './copy.ts';

/** `/privacy`. Written from what the product does (DECISIONS sections 1 to 6 and 9). */
export const privacyPage: TextPage = {
  title: 'Privacy',
  intro:
    'What we know about you, why, who else sees it, and how you take it along or have it erased.',
  updatedOn: '2026-11-21',
  reviewNotice: LAWYER_REVIEW,
  sections: [
    {
      title: 'What we store',
      paragraphs: ['We store what the product needs to work, and nothing to advertise with.'],
      items: [
        'Your account: name, email address and a password that our identity provider keeps; we never see it.',
        'Your learning: courses, progress, learning time, answers and results, notes, bookmarks, reviews and documents you hand in.',
        'Your purchases: what you bought, when and for how much. Card numbers go straight to the card payment provider and never reach our servers.',
        'Your certificates: the name you confirmed, the course, the date and the hours.',
        'What you write to us, and what we answered.',
        'Technical records of calls to our servers, without passwords, notes or answers.',
      ],
    },
    {
      title: 'Why',
      paragraphs: [
        'To give you the courses you have access to, to keep your place and your results, to issue certificates that can be verified, to take payment, to answer you, and to keep the service safe. Where the law asks for a legal basis, it is our contract with you, our duty to keep financial records, or our interest in a service that is safe.',
      ],
    },
    {
      title: 'Who sees it',
      paragraphs: [
        'Your notes are visible to you alone. Reviews show your name as you gave it. Anyone who has the address of a certificate sees the name, course, date, hours and whether it is valid. The owner of a plan with several users sees who holds a seat: email address, courses, progress and certificates, and never answers, notes or documents. People you invite to your plan see your email address. The address you invite is kept with the invitation, and with the seat once it is taken.',
        'Providers work for us and by our instructions: a cloud host, an email service and a card payment provider. We sell data to nobody, and no advertiser receives any.',
      ],
    },
    {
      title: 'How long',
      paragraphs: [
        'We keep your learning for as long as you have an account, also when your access to a course has ended, so that you find it again. When you delete the account, learning data is erased. Financial records are kept for as long as the law requires, without your name.',
      ],
    },
    {
      title: 'What you can do',
      paragraphs: ['On your account page, without asking us:'],
      items: [
        'Read and correct your name and settings.',
        'Choose which notifications and emails you get. Every email has a link to unsubscribe.',
        'Download all data we have about you.',
        'Delete your account.',
      ],
    },
    {
      title: 'People at work',
      paragraphs: [
        'Exercises ask about your own workplace. Leave out names, health details and anything confidential: you do not need them to learn, and they are not ours to keep.',
      ],
    },
    {
      title: 'Questions and complaints',
      paragraphs: [
        'Write to the address at the foot of this page. If you are not satisfied with our answer, you can turn to the data protection authority where you live.',
      ],
    },
  ],
};

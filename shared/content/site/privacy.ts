import { LAWYER_REVIEW, type TextPage } from './copy.ts';

/** Texts of `/privacy`. Source: rules/wording.md W4; rules/privacy.md P1, P2, P3. */
export const privacyPage: TextPage = {
  title: 'Privacy',
  intro:
    'What we know about you, why we need it, who else sees it, and how to get a copy or have it deleted.',
  updatedOn: '2026-11-22',
  reviewNotice: LAWYER_REVIEW,
  sections: [
    {
      title: 'What we store',
      paragraphs: ['We store what the product needs to work and nothing for advertising.'],
      items: [
        'Your account: your name, your email address, and a password that our identity provider stores. We never see it.',
        'Your learning: courses, progress, learning time, answers and results, notes, bookmarks, reviews and documents you submit.',
        'Your purchases: what you bought, when and for how much, and which version of our terms you agreed to. Card numbers go straight to the card payment provider and never reach our servers. That provider also stores the company details you enter for invoices.',
        'Your certificates: the name you confirmed, the course, the date and the hours.',
        'Your messages to us and our replies.',
        'Technical records of calls to our servers, without passwords, notes or answers.',
      ],
    },
    {
      title: 'Why',
      paragraphs: [
        'To give you access to your courses, save your place and your results, issue certificates that can be verified, take payment, reply to you, and keep the service safe. Where the law requires a legal basis, it is our contract with you, our duty to keep financial records, or our interest in a safe service.',
      ],
    },
    {
      title: 'Who sees it',
      paragraphs: [
        'Only you can see your notes. Reviews show the name you signed with. Anyone who has the address of a certificate sees the name, course, date and hours and whether it is valid. The owner of a plan with several users sees who holds a seat: email address, courses, progress and certificates, but never answers, notes or documents. People you invite to your plan see your email address. The address you invite is stored with the invitation, and with the seat once someone takes it.',
        'Providers work for us under our instructions: a cloud host, an email service and a card payment provider. We don’t sell data, and no advertiser receives any.',
      ],
    },
    {
      title: 'How long',
      paragraphs: [
        'We keep your learning data for as long as you have an account, even after your access to a course has ended, so you can come back to it. When your account is deleted, learning data is erased. We keep financial records for as long as the law requires, without your name.',
      ],
    },
    {
      title: 'What you can do',
      paragraphs: [
        'On your account page you can see and change your settings. For everything else, write to the address at the bottom of this page. We reply within one month:',
      ],
      items: [
        'Get a copy of all data we have about you.',
        'Have a mistake in it corrected, such as the spelling of your name.',
        'Have your account deleted.',
      ],
    },
    {
      title: 'People at work',
      paragraphs: [
        'Exercises ask about your own workplace. Leave out names, health details and anything confidential. You don’t need them to learn, and we shouldn’t have them.',
      ],
    },
    {
      title: 'Questions and complaints',
      paragraphs: [
        'Write to the address at the bottom of this page. If you aren’t satisfied with our answer, you can contact the data protection authority where you live.',
      ],
    },
  ],
};

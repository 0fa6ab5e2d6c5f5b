import { LAWYER_REVIEW, type TextPage } from './copy.ts';

/** Texts of `/privacy`. Source: rules/wording.md W4; rules/privacy.md P1, P2, P3, P12, P14, P17, P22. */
export const privacyPage: TextPage = {
  title: 'Privacy',
  intro:
    'What we know about you, why we need it, who else sees it, and how to get a copy or have it deleted.',
  updatedOn: '2026-11-28',
  reviewNotice: LAWYER_REVIEW,
  sections: [
    {
      title: 'What we store',
      paragraphs: ['We store what the product needs to work and nothing for advertising.'],
      items: [
        'Your account: your name, your email address and earlier ones, a photo if you add one, and a password that our identity provider stores. We never see the password.',
        'For 180 days, when you signed in, how, and on what kind of device, such as “Chrome on Windows”: so that you can see it, and to answer a bank that asks about a payment. No network address.',
        'Your learning: courses, progress, learning time, answers and results, notes, bookmarks, reviews and documents you submit, and settings such as a weekly goal and the countries and states whose law you read first.',
        'Your purchases: what you bought, when and for how much, and which version of our terms you agreed to. Card numbers go straight to the card payment provider and never reach our servers. That provider also stores the company details you enter for invoices.',
        'Your certificates: the name you confirmed, the course, the date and the hours; if you choose it, your email address as a salted hash, for your own downloads only.',
        'Your messages to us and our replies.',
        'Technical records of calls to our servers, without passwords, notes or answers.',
        'For one page view in twenty, how fast the page was, without anything that says who saw it. If your browser asks not to be tracked, we don’t measure it.',
        'For up to a day, counts of emails and attempts, kept under a fingerprint of an email or network address, to prevent misuse.',
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
        'Only you can see your notes and your photo. Reviews show the name you signed with. Anyone who has the address of a certificate sees the name, course, date and hours and whether it is valid. The owner of a plan with several users sees who holds a seat: name, email address, since when, progress, due dates and certificates in the courses of the plan, and which skill checks were passed, but never scores, answers, notes or documents. An owner of a company’s plan can have its own systems read the same, or be told of it. Members see which courses the owner assigned to them, and the owner’s name and email address. People you invite to your plan see your name and email address. The address you invite is stored with the invitation, and with the seat once someone takes it.',
        'Providers work for us under our instructions: a cloud host, an email service and a card payment provider. We don’t sell data, and no advertiser receives any.',
      ],
    },
    {
      title: 'How long',
      paragraphs: [
        'We keep your learning data for as long as you have an account, even after your access to a course has ended, so you can come back to it. When you delete your account, it is closed at once, and your learning data, notes, documents, reviews, files and messages, also those you sent from an earlier email address, are erased within the hour. A demo learner and everything entered in the demo are erased after a day. Copies in backups and technical records expire within 90 days.',
      ],
    },
    {
      title: 'What we keep after you delete your account',
      paragraphs: ['Some things have to stay, none of them with your name in our records:'],
      items: [
        'Records of payments, because tax law asks for them. Invoices that were issued stay with the card payment provider as they were printed.',
        'Certificates, only if you choose to keep them verifiable. Otherwise they are revoked, and their public pages say so without your name.',
        'A fingerprint of your email address from which the address can’t be read: it says that the free trial was used or that you don’t want our emails.',
      ],
    },
    {
      title: 'What you can do',
      paragraphs: ['On your account page, without asking anyone:'],
      items: [
        'Download all data we have about you, under “Your data”. We prepare a ZIP file and email you when it’s ready.',
        'Delete your account, under “Your data”. If you own a plan with several users, it ends at once and everyone on it loses access.',
        'See and change your settings.',
      ],
    },
    {
      title: 'What we do for you',
      paragraphs: [
        'Write to the address at the bottom of this page to have a mistake corrected, such as the spelling of your name, or if you can’t sign in and want a copy of your data or your account deleted. We reply within one month.',
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

import { LAWYER_REVIEW, type TextPage } from './copy.ts';

/** `/cookies`. What the browser keeps for us; no consent is asked because nothing is kept that needs one. */
export const cookiesPage: TextPage = {
  title: 'Cookies',
  intro:
    'We set no cookies to follow you, here or elsewhere. This is what your browser keeps for us.',
  updatedOn: '2026-11-21',
  reviewNotice: LAWYER_REVIEW,
  sections: [
    {
      title: 'What is kept on your device',
      paragraphs: ['All of it is needed for what you asked for, and stays on your device.'],
      items: [
        'Your session, so that you need not sign in on every page: until you close the tab, or until you sign out if you chose ‘Keep me signed in’.',
        'Your choice of light or dark, of keyboard shortcuts, and your time zone.',
        'What you typed and could not yet be sent: notes, answers, forms and learning time. It goes when it has been saved.',
        'Your place in a scenario that you have not finished.',
      ],
    },
    {
      title: 'What is not kept',
      paragraphs: [
        'There is no advertising, no analytics by others, and no pixel in our pages or emails.',
      ],
    },
    {
      title: 'Payment',
      paragraphs: [
        'On the checkout page the card payment provider loads its own form, which may set cookies to prevent fraud. Its own terms describe them. They are not set on any other page.',
      ],
    },
    {
      title: 'How to remove it',
      paragraphs: [
        'Sign out to end the session. To remove everything, clear this site’s data in your browser’s settings; what was not yet sent is lost with it.',
      ],
    },
  ],
};

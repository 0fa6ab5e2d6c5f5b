import { LAWYER_REVIEW, type TextPage } from './copy.ts';

/**
 * Texts of `/cookies`. There is no consent banner because nothing stored requires consent.
 *
 * Source: rules/wording.md W4
 */
export const cookiesPage: TextPage = {
  title: 'Cookies',
  intro:
    'We don’t set cookies to track you, here or anywhere else. This is what your browser stores for us.',
  updatedOn: '2026-11-28',
  reviewNotice: LAWYER_REVIEW,
  sections: [
    {
      title: 'What is stored on your device',
      paragraphs: ['All of it is needed for features you use, and it stays on your device.'],
      items: [
        'Your session, so that you don’t have to sign in on every page. It lasts 30 days or until you sign out. If you chose ‘This is a shared computer’, it ends when you close the tab, and only that choice stays.',
        'Your settings for light or dark mode, text and keyboard shortcuts, your time zone, and the countries and states whose law you read first.',
        'Anything you entered that couldn’t be sent yet: notes, answers, forms and learning time. It is removed once it has been saved.',
        'Your place in an unfinished scenario, conversation or simulation.',
        'The last short messages of this tab, such as ‘Course Bookmarked’, until you sign out or close the tab.',
        'The text of the last three lessons you opened, so that they show at once. It is removed when you sign out.',
        'Your photo, if you added one, so that it shows at once on every page. It is removed when you sign out.',
        'Unless you chose ‘This is a shared computer’: what you read in your last three courses, with your notes there, your dashboard and the questions due, so that you can read it offline. It is removed when you sign out.',
        'The files of this site’s own pages, so that they open offline. They hold nothing about you.',
      ],
    },
    {
      title: 'What is not stored',
      paragraphs: [
        'There are no ads, no third-party analytics, and no tracking pixels in our pages or emails.',
      ],
    },
    {
      title: 'Payment',
      paragraphs: [
        'On the checkout page, the card payment provider loads its own form, which may set cookies to prevent fraud. The provider’s own terms describe them. They are not set on any other page.',
      ],
    },
    {
      title: 'How to remove it',
      paragraphs: [
        'Sign out to end your session. To remove everything, clear this site’s data in your browser settings. Anything that hasn’t been sent yet is lost when you do.',
      ],
    },
  ],
};

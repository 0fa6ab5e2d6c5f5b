// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LearnerPicture } from '#components/learner-picture/learner-picture.tsx';
import { keepPhoto } from '#lib/photo-store.ts';
import { LEARNER } from '#testing/learning-samples.ts';
import { mockCall, mockServer } from '#testing/mock-api.ts';
import { withPublicPage } from '#testing/public-page.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { BellLink } from '../../app/frame/bell-link.tsx';
import { LearnerMenu } from '../../app/frame/learner-menu.tsx';
import { showLearner } from './show-learner.ts';

withMockedApi();
withPublicPage();

const PHOTO = 'data:image/jpeg;base64,AAAA';
const picture = () => document.querySelector<HTMLElement>('[data-picture]')!;

it('names the learner in the header, and shows their picture and what they have not read', async () => {
  signInLearner();
  mockServer.use(mockCall('getUnreadCount', () => ({ unreadCount: 120, newestId: null })));
  await renderPage(
    <header>
      <BellLink />
      <LearnerMenu name="" email="" picture={<LearnerPicture name="" email="" size="sm" />} />
    </header>,
  );
  const learner = { id: LEARNER.id, name: LEARNER.name, email: 'ada@example.com' };
  showLearner(learner);
  const button = screen.getByRole('button', { name: LEARNER.name });
  expect(button.dataset['tooltip']).toBe(LEARNER.name);
  expect(screen.getByText('ada@example.com')).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Notifications 99+ unread' })).toBeTruthy(),
  );
  expect(picture().dataset['initial']).toBe(LEARNER.name.slice(0, 1));

  keepPhoto(LEARNER.id, PHOTO);
  showLearner(learner);
  await waitFor(() => expect(picture().querySelector('img')?.src).toBe(PHOTO));
  expect(picture().dataset['initial']).toBe('');
});

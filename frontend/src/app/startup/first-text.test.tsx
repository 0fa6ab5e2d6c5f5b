// @vitest-environment happy-dom
import type { CourseState } from '@learning/shared/contract/learning';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { course, courseModule, moduleSummary } from '#testing/catalog-samples.ts';
import { courseState, enrollment, moduleProgress } from '#testing/learning-samples.ts';
import { showFirstText } from './first-text.tsx';

afterEach(() => {
  delete window.earlyCalls;
  document.body.innerHTML = '';
});

const paragraph = (text: string) => ({
  type: 'element' as const,
  tagName: 'p',
  properties: {},
  children: [{ type: 'text' as const, value: text }],
});
const pause = { ...paragraph(''), tagName: 'blockquote', properties: { id: 'pause-1' } };
const body = {
  type: 'root' as const,
  children: [paragraph('Before the pause'), pause, paragraph('After the pause')],
};

/** Starts a lesson with the response of the early call, and returns the place of its text and the response. */
async function start(state: Partial<CourseState>, hash = '') {
  window.history.replaceState(null, '', `/course/14/play${hash}`);
  document.body.innerHTML = '<div id="place" data-first-text></div>';
  const view = {
    course: course(),
    modules: [moduleSummary({ id: 'm1' })],
    state: courseState({ enrollment: enrollment(), ...state }),
    module: courseModule({ id: 'm1', body }),
  };
  const response = Response.json(view);
  window.earlyCalls = {
    path: location.pathname,
    responses: { '/player': Promise.resolve(response) },
  };
  await showFirstText();
  return { place: document.getElementById('place')!, response };
}

it('shows the text up to the first pause, and leaves the response to the app', async () => {
  const { place, response } = await start({});
  await waitFor(() => expect(place.textContent).toBe('Before the pause'));
  expect(response.bodyUsed).toBe(false);
});

it('shows nothing where the app will show something else at the top', async () => {
  for (const state of [
    { enrollment: null },
    { hasAccess: false },
    { progress: [moduleProgress({ moduleId: 'm1', completed: false, lastBlock: 2 })] },
  ]) {
    const { place } = await start(state);
    expect(place.textContent, JSON.stringify(state)).toBe('');
  }
});

it('shows the text above an activity that the address leads to, wherever the learner stopped', async () => {
  const progress = [moduleProgress({ moduleId: 'm1', completed: false, lastBlock: 2 })];
  const { place } = await start({ progress }, '#activity-check');
  await waitFor(() => expect(place.textContent).toBe('Before the pause'));
});

it('shows nothing when the early call failed', async () => {
  document.body.innerHTML = '<div id="place" data-first-text></div>';
  window.earlyCalls = { path: '', responses: { '/player': Promise.reject(new Error('offline')) } };
  await showFirstText();
  expect(document.getElementById('place')!.textContent).toBe('');
});

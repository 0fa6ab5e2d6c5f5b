// @vitest-environment happy-dom
import type { ActivityState } from '@learning/shared/contract/activities';
import type { CourseState } from '@learning/shared/contract/learning';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import {
  activity,
  activityState,
  activitySubmission,
  scenarioAttempt,
  scenarioConfig,
} from '#testing/activity-samples.ts';
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
const heading = (id: string) => ({ ...paragraph(id), tagName: 'h2', properties: { id } });
const long = paragraph('word '.repeat(500));
const body = {
  type: 'root' as const,
  children: [paragraph('Before the pause'), pause, long, heading('second'), long],
};

/** Starts a lesson with the response of the early call, and returns the place of its text and the response. */
async function start(state: Partial<CourseState>, hash = '') {
  window.history.replaceState(null, '', `/course/14/play${hash}`);
  document.body.innerHTML = '<div id="place" data-first-text></div>';
  const view = {
    course: course(),
    modules: [moduleSummary({ id: 'm1' })],
    state: courseState({ enrollment: enrollment(), ...state }),
    module: courseModule({ id: 'm1', body, activityIds: ['check'] }),
  };
  const response = Response.json(view);
  window.earlyCalls = {
    path: location.pathname,
    responses: { '/player': Promise.resolve(response) },
  };
  await showFirstText();
  return { place: document.getElementById('place')!, response };
}

/** Opens an activity with the responses of the early calls, and returns the place of the screen and the responses. */
async function startActivity(state: ActivityState) {
  window.history.replaceState(null, '', '/course/14/play?module=m1&step=activity-late-starts');
  document.body.innerHTML = '<div id="screen" data-first-screen>As the shell has it</div>';
  const module = courseModule({ id: 'm1', body, activityIds: ['late-starts'] });
  const view = {
    course: course(),
    modules: [moduleSummary({ id: 'm1' })],
    state: courseState({ enrollment: enrollment() }),
    module,
  };
  const responses = [view, [activity({ moduleId: 'm1' })], state].map((json) =>
    Response.json(json),
  );
  window.earlyCalls = {
    path: location.pathname,
    responses: Object.fromEntries(
      responses.map((response, index) => [`/call-${index}`, Promise.resolve(response)]),
    ),
  };
  await showFirstText();
  return { screen: document.getElementById('screen')!, responses };
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

it('shows what an activity begins with, in place of the whole screen, and leaves the responses to the app', async () => {
  const { screen, responses } = await startActivity(activityState());
  await waitFor(() => expect(screen.textContent).toContain(scenarioConfig().scenario.context));
  expect(screen.querySelector('h1')!.textContent).toBe(activity().title);
  expect(responses.map(({ bodyUsed }) => bodyUsed)).toEqual([false, false, false]);
});

it('shows nothing of an activity that the app opens with an attempt or its results', async () => {
  for (const state of [
    activityState({ scenarioAttempt: scenarioAttempt() }),
    activityState({ submission: activitySubmission() }),
    activityState({ latestSubmission: activitySubmission() }),
  ]) {
    const { screen } = await startActivity(state);
    expect(screen.textContent).toBe('As the shell has it');
  }
});

it('shows only the first step of the text', async () => {
  const { place } = await start({}, '?module=m1&step=second');
  expect(place.textContent).toBe('');
});

it('shows nothing when the early call failed', async () => {
  document.body.innerHTML = '<div id="place" data-first-text></div>';
  window.earlyCalls = { path: '', responses: { '/player': Promise.reject(new Error('offline')) } };
  await showFirstText();
  expect(document.getElementById('place')!.textContent).toBe('');
});

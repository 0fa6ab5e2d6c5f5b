// @vitest-environment happy-dom
import type { RichTextNode } from '@learning/shared/contract/fields';
import { afterEach, describe, expect, it } from 'vitest';
import { course, courseModule, moduleSummary } from '#testing/catalog-samples.ts';
import { courseState, LEARNER } from '#testing/learning-samples.ts';
import { runInlineScript } from '#testing/run-inline-script.ts';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { forgetAllLessonTexts, storeLessonText } from './lesson-text-store.ts';
import { endSession } from './session/browser-session.ts';

const paragraph = (value: string): RichTextNode => ({
  type: 'root',
  children: [
    { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value }] },
  ],
});

/** Shows a shell as far as the early text; the answer of the server comes when the test resolves it. */
function openShell(learnerId = LEARNER.id) {
  let answer: (response: Response) => void = () => undefined;
  const place = document.createElement('div');
  place.dataset['early'] = 'text';
  place.textContent = 'Loading';
  const title = document.createElement('h1');
  title.dataset['early'] = 'title';
  const state = document.createElement('script');
  state.type = 'application/json';
  state.id = 'query-state';
  state.textContent = JSON.stringify({
    queries: [
      { queryKey: ['getCourse'], state: { data: course() } },
      {
        queryKey: ['listModules'],
        state: { data: [moduleSummary({ id: 'm1', title: 'Why records matter' })] },
      },
    ],
  });
  document.body.replaceChildren(title, place, state);
  window.earlySession = { id: learnerId, name: 'Ada', path: '/course/14/play' };
  const response = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  window.earlyAnswers = { [`/api/users/${learnerId}/courses/14/player?module=m1`]: response };
  runInlineScript('early-text');
  const reply = async (body: RichTextNode | undefined) => {
    answer(
      Response.json({
        course: course(),
        modules: [moduleSummary({ id: 'm1', title: 'Why records matter' })],
        state: courseState(),
        module: body ? courseModule({ id: 'm1', body }) : null,
      }),
    );
    await new Promise((done) => setTimeout(done, 0));
  };
  return { place, title, reply };
}

describe('the text of a lesson before React', () => {
  withMockedApi();
  afterEach(() => {
    delete window.earlyAnswers;
    delete window.earlySession;
    document.body.replaceChildren();
  });

  it('is the one of the last visit, then the one of the server', async () => {
    signInLearner();
    storeLessonText(LEARNER.id, 'm1', paragraph('Old words.'));
    const { place, title, reply } = openShell();
    expect(title.textContent).toBe('Why records matter');
    expect(place.textContent).toBe('Old words.');
    await reply(paragraph('New words.'));
    await expect.poll(() => place.textContent).toBe('New words.');
  });

  it('gives way to the placeholder when access has ended', async () => {
    signInLearner();
    storeLessonText(LEARNER.id, 'm1', paragraph('Old words.'));
    const { place, reply } = openShell();
    await reply(undefined);
    await expect.poll(() => place.textContent).toBe('Loading');
  });

  it('consists of known elements, and of text that is never parsed', async () => {
    const { place, reply } = openShell();
    await reply({
      type: 'root',
      children: [
        {
          type: 'element',
          tagName: 'p',
          properties: { onclick: 'steal()' },
          children: [
            { type: 'text', value: '<img src=x onerror=steal()>' },
            {
              type: 'element',
              tagName: 'a',
              properties: { href: 'javascript:steal()' },
              children: [{ type: 'text', value: 'link' }],
            },
          ],
        },
        { type: 'element', tagName: 'iframe', properties: { src: '//evil.example' }, children: [] },
      ],
    });
    await expect.poll(() => place.textContent).toBe('<img src=x onerror=steal()>link');
    expect(place.querySelector('img, iframe, a, [onclick]')).toBeNull();
  });

  it("is never another learner's", () => {
    signInLearner();
    storeLessonText('another-learner', 'm1', paragraph('Not yours.'));
    expect(openShell().place.textContent).toBe('Loading');
    storeLessonText(LEARNER.id, 'm1', paragraph('Yours.'));
    expect(openShell('another-learner').place.textContent).toBe('Loading');
  });

  it('is forgotten when the session ends', () => {
    signInLearner();
    storeLessonText(LEARNER.id, 'm1', paragraph('Yours.'));
    void endSession();
    expect(openShell().place.textContent).toBe('Loading');
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('stays no longer on the device than the session', () => {
    signInLearner(sessionStorage);
    storeLessonText(LEARNER.id, 'm1', paragraph('Yours.'));
    expect(Object.keys(localStorage)).toEqual([]);
    expect(openShell().place.textContent).toBe('Yours.');
  });

  it('is stored for the last three lessons', () => {
    signInLearner();
    for (const id of ['m1', 'm2', 'm3', 'm4']) storeLessonText(LEARNER.id, id, paragraph(id));
    const stored = Object.keys(localStorage).filter((key) => key.startsWith('lesson-text'));
    expect(stored).toHaveLength(3);
    forgetAllLessonTexts();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('lesson-text'))).toEqual([]);
  });
});

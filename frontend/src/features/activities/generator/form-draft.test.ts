// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { ApiError, offlineError } from '#lib/api-error.ts';
import { FormDraft } from './form-draft.ts';
import { openStoredForm } from './stored-form.ts';

type Values = Record<string, string>;

/** A server whose answers the test gives one by one. */
function server() {
  const calls: {
    values: Values;
    isLeaving: boolean;
    answer: (error?: unknown) => Promise<void>;
  }[] = [];
  const save = (values: Values, isLeaving: boolean) =>
    new Promise<void>((resolve, reject) => {
      calls.push({
        values,
        isLeaving,
        answer: async (error) => {
          if (error === undefined) resolve();
          else reject(error as Error);
          await Promise.resolve();
          await Promise.resolve();
        },
      });
    });
  return { save, calls };
}
const kept = (learnerId = 'ada') => openStoredForm(learnerId, 'a1', ['name', 'facts']);
const open: (() => void)[] = [];

function openDraft(stored: Values = {}, learnerId = 'ada') {
  const { save, calls } = server();
  const draft = new FormDraft(stored, save, kept(learnerId));
  open.push(draft.open());
  return { draft, calls };
}

afterEach(() => {
  for (const close of open.splice(0)) close();
  localStorage.clear();
});

describe('a form that is being filled in', () => {
  test('sends only what changed, and says that it is saved', async () => {
    const { draft, calls } = openDraft({ name: 'Ada', facts: 'Old' });
    draft.change({ facts: 'New' });
    void draft.flush();
    expect(draft.snapshot().status).toBe('saving');
    await calls[0]!.answer();
    expect(calls.map((call) => call.values)).toEqual([{ facts: 'New' }]);
    expect(draft.snapshot()).toEqual({
      values: { name: 'Ada', facts: 'New' },
      status: 'saved',
      message: '',
    });
    expect(kept().read()).toEqual({});
  });

  test('sends one request at a time, and then what was typed meanwhile', async () => {
    const { draft, calls } = openDraft();
    draft.change({ name: 'A' });
    void draft.flush();
    draft.change({ name: 'Ada' });
    await draft.flush();
    expect(calls).toHaveLength(1);
    await calls[0]!.answer();
    expect(draft.snapshot().status).toBe('typing');
    expect(kept().read()).toEqual({ name: 'Ada' });
    void draft.flush();
    expect(calls[1]!.values).toEqual({ name: 'Ada' });
  });

  test('is kept on the device while the server cannot be reached, and sent afterwards', async () => {
    const { draft, calls } = openDraft();
    draft.change({ name: 'Ada' });
    void draft.flush();
    await calls[0]!.answer(offlineError());
    expect(draft.snapshot().status).toBe('kept');

    const later = openDraft({ name: '' });
    expect(later.draft.snapshot().values).toEqual({ name: 'Ada' });
    void later.draft.flush();
    await later.calls[0]!.answer();
    expect(later.calls[0]!.values).toEqual({ name: 'Ada' });
    expect(kept().read()).toEqual({});
  });

  test('says why when the server refuses it, and keeps it', async () => {
    const { draft, calls } = openDraft();
    draft.change({ name: 'Ada' });
    void draft.flush();
    await calls[0]!.answer(
      new ApiError(409, '409: no', { code: 'not_enrolled', message: 'Enroll first.' }),
    );
    expect(draft.snapshot()).toMatchObject({ status: 'failed', message: 'Enroll first.' });
    expect(kept().read()).toEqual({ name: 'Ada' });
  });

  test('is sent with the last breath of a page that is left', () => {
    const { draft, calls } = openDraft();
    draft.change({ name: 'Ada' });
    void draft.flush(true);
    expect(calls[0]!.isLeaving).toBe(true);
  });

  test('sends nothing when nothing changed', async () => {
    const { draft, calls } = openDraft({ name: 'Ada' });
    await draft.flush();
    expect(calls).toEqual([]);
  });

  test('never shows one learner what another typed on the same device', () => {
    openDraft().draft.change({ name: 'Secret' });
    expect(openDraft({}, 'grace').draft.snapshot().values).toEqual({});
  });
});

describe('the same form in two tabs', () => {
  test('keeps what each typed in its own fields', async () => {
    const [one, other] = [openDraft(), openDraft()];
    one.draft.change({ name: 'Ada' });
    other.draft.change({ facts: 'Late' });
    expect(kept().read()).toEqual({ name: 'Ada', facts: 'Late' });
    void one.draft.flush();
    await one.calls[0]!.answer();
    expect(kept().read()).toEqual({ facts: 'Late' });
  });

  test('shows what the other typed, unless this one is typing there', () => {
    const { draft } = openDraft();
    draft.change({ name: 'Mine' });
    for (const fieldId of ['name', 'facts', 'unknown']) {
      const key = `form-draft:v1:ada:a1:${fieldId}`;
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: '"Theirs"' }));
    }
    expect(draft.snapshot().values).toEqual({ name: 'Mine', facts: 'Theirs' });
  });

  test('does not forget a newer text when an older one was saved', async () => {
    const [one, other] = [openDraft(), openDraft()];
    one.draft.change({ name: 'A' });
    void one.draft.flush();
    other.draft.change({ name: 'Ada' });
    await one.calls[0]!.answer();
    expect(kept().read()).toEqual({ name: 'Ada' });
  });
});

// @vitest-environment happy-dom
import type { PublicGeneratorConfig } from '@learning/shared/contract/activity-payloads';
import type { ActivityState } from '@learning/shared/contract/activities';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockCall, mockServer, networkError } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import {
  activity,
  activityState,
  activitySubmission,
  generatorConfig,
} from '#testing/activity-samples.ts';
import { LEARNER } from '#testing/learning-samples.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import TemplateGenerator from './template-generator.tsx';

type Submit = Parameters<typeof TemplateGenerator>[0]['submit'];

const open = (
  state: Partial<ActivityState> = {},
  more: { submit?: Submit; isSubmitting?: boolean; config?: PublicGeneratorConfig } = {},
) =>
  renderPage(
    <TemplateGenerator
      learnerId={LEARNER.id}
      courseId={14}
      activity={activity({ id: 'file-note', type: 'generator' })}
      config={generatorConfig()}
      state={activityState({ activityId: 'file-note', ...state })}
      submit={async () => undefined}
      isSubmitting={false}
      {...more}
    />,
  );
const draft = (values: Record<string, string>) => ({ values, updatedAt: '2026-11-21T08:00:00Z' });
const filled = draft({ name: 'Ada', facts: 'Late' });

const tab = (name: string) => screen.getByRole('tab', { name });
const isDisabled = (name: string) => (tab(name) as HTMLButtonElement).disabled;
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const box = (name: string) => screen.getByRole('textbox', { name });
const sheet = () => screen.getByRole('region', { name: 'Document preview' });
const errors = () =>
  [...document.querySelectorAll('[data-part="error-text"]')].map((element) => element.textContent);

/** Collects the files the page downloads, by name. */
function downloads(): Map<string, Blob> {
  const files = new Map<string, Blob>();
  let last: Blob;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    last = file as Blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    files.set(this.download, last);
  });
  return files;
}

describe('a template generator', () => {
  withMockedApi();
  beforeEach(() => {
    mockServer.use(mockCall('saveDraft', () => ({ updatedAt: '2026-11-21T08:00:00Z' })));
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    // A closed form sends its values and leaves nothing on the device.
    cleanup();
    await waitFor(() => {
      if (localStorage.length > 0) throw new Error('Not everything was sent.');
    });
  });

  it('opens Preview and Download once a document is generated', async () => {
    await open({ draft: filled });
    expect([isDisabled('Preview'), isDisabled('Download')]).toEqual([true, true]);
    await click('Generate Document');
    expect([isDisabled('Preview'), isDisabled('Download')]).toEqual([false, false]);
    expect(tab('Preview').getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(tab('Preview'));
    expect(within(sheet()).getByRole('heading', { level: 2 }).textContent).toBe('File note: Ada');
  });

  it('lists every empty required field and focuses the first', async () => {
    await open();
    await click('Generate Document');
    expect(errors()).toEqual(['Employee name is required', 'Facts is required']);
    const name = box('Employee name');
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(isDisabled('Preview')).toBe(true);

    await userEvent.type(name, 'Ada');
    expect(errors()).toEqual(['Facts is required']);
    expect(document.activeElement).toBe(name);
  });

  it('shows where to shorten the text before the server refuses it, and generates after that', async () => {
    // In HTML each of these characters becomes six.
    const quotes = '"'.repeat(19_000);
    await open({ draft: draft({ name: `Ada ${quotes}`, facts: `Late ${quotes}.` }) });
    const warning = /^This is more text than one document can hold./;
    expect(screen.getByText(warning)).toBeTruthy();
    await click('Generate Document');
    expect(isDisabled('Preview')).toBe(true);
    expect(errors()).toEqual(['Shorten this text. The form is longer than one document can hold.']);
    const longest = box('Facts');
    await waitFor(() => expect(document.activeElement).toBe(longest));

    await userEvent.clear(longest);
    expect(errors()).toEqual([]);
    expect(screen.queryByText(warning)).toBeNull();
    await userEvent.type(longest, 'Late');
    await click('Generate Document');
    expect(isDisabled('Preview')).toBe(false);
  });

  it('fills in the sample with one click and undoes it with another', async () => {
    await open({ draft: draft({ name: 'Mine', facts: '' }) });
    await click('Use Sample Data');
    expect(screen.getByDisplayValue('Ada Grey')).toBeTruthy();
    expect(screen.getByDisplayValue('Talk')).toBeTruthy();

    await userEvent.type(box('Facts'), ' More.');
    await click('Undo');
    expect(screen.getByDisplayValue('Mine')).toBeTruthy();
    expect(screen.getByDisplayValue('Clock-in at 6:19. More.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Use Sample Data' })).toBeTruthy();
  });

  it('asks to replace the sample until no text of it is left', async () => {
    await open();
    const note = () => screen.queryByText(/^The form now shows sample data/);
    await click('Use Sample Data');
    expect(note()).toBeTruthy();
    await userEvent.clear(box('Employee name'));
    await userEvent.type(box('Employee name'), 'Jo');
    expect(note()).toBeTruthy();
    await userEvent.clear(box('Facts'));
    await userEvent.type(box('Facts'), 'Late twice in May.');
    expect(note()).toBeNull();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  });

  it('shows what a field asks for, and names what is missing before it makes a document', async () => {
    const config = generatorConfig();
    config.fields[1]!.demands = { minWords: 4, minFigures: 1 };
    await open({ draft: draft({ name: 'x', facts: 'Late again.' }) }, { config });
    const asked = 'At least four words, at least one figure, such as a date or an amount.';
    expect(screen.getByText(asked)).toBeTruthy();
    await click('Generate Document');
    expect(errors()).toEqual([
      'Employee name only repeats a character; put in your own words',
      'Facts needs at least four words; it has two',
    ]);
    expect(isDisabled('Preview')).toBe(true);
  });

  it('shows the whole document, and the educational note beside it, not in it (course review, point 10)', async () => {
    await open({ draft: draft({ name: 'Ada', facts: `${'7'.repeat(600)}END` }) });
    await click('Generate Document');
    expect(sheet().textContent).toContain('END');
    expect(screen.getAllByText(/^Educational content, not legal advice/).length).toBeGreaterThan(0);
    expect(sheet().textContent).not.toContain('Educational content');
  });

  it('refuses to hand in the sample text, and leads to the fields that hold it', async () => {
    const submitted: object[] = [];
    await open(
      {},
      {
        submit: async (payload) => {
          submitted.push(payload);
          return undefined;
        },
      },
    );
    await click('Use Sample Data');
    await click('Generate Document');
    await click('Continue to Download');
    await click('Mark Activity Complete');
    expect(submitted).toEqual([]);
    expect(errors()).toEqual(['Still sample text', 'Still sample text']);
    expect(box('Employee name').getAttribute('aria-invalid')).toBe('true');
    expect(box('Facts').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/^2 fields still have the sample text/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(box('Employee name')));
  });

  it('shows typed text as text, even when it looks like HTML', async () => {
    const hostile = '</p><script>alert(1)</script><img src=x onerror=alert(1)> {{name}} $&';
    await open({ draft: draft({ name: 'Ada', facts: hostile }) });
    await click('Generate Document');
    expect(sheet().textContent).toContain(hostile);
    expect(sheet().querySelector('script, img')).toBeNull();
  });

  it('shows that a document is outdated once the form has changed', async () => {
    await open({ draft: filled });
    await click('Generate Document');
    await click('Edit the Form');
    const facts = box('Facts');
    await userEvent.type(facts, ' ');
    await userEvent.click(tab('Preview'));
    expect(screen.queryByText(/The form has changed/)).toBeNull();

    await userEvent.click(tab('Customize'));
    await userEvent.type(facts, 'again');
    await userEvent.click(tab('Download'));
    const complete = screen.getByRole<HTMLButtonElement>('button', {
      name: 'Mark Activity Complete',
    });
    expect(complete.disabled).toBe(true);
    await click('Generate Again');
    expect(sheet().textContent).toContain('Late again');
    expect(screen.queryByText(/The form has changed/)).toBeNull();
  });

  it('shows which number the document will contain', async () => {
    await open({ draft: draft({ name: 'Ada', facts: 'Late', count: '12.7' }) });
    expect(screen.getByText('The document will show 12.')).toBeTruthy();
    await click('Generate Document');
    expect(sheet().textContent).toContain('Late: 12.');
  });

  it('submits the generated document once', async () => {
    const sent: [object, string][] = [];
    const submit: Submit = async (payload, attemptId) => {
      sent.push([payload, attemptId]);
      return undefined;
    };
    await open({ draft: filled }, { submit });
    await click('Generate Document');
    await click('Continue to Download');
    expect(document.activeElement).toBe(tab('Download'));
    await click('Mark Activity Complete');
    await click('Mark Activity Complete');
    expect(sent[0]![0]).toEqual({
      formData: { name: 'Ada', facts: 'Late', kind: '', day: '', count: '' },
    });
    expect(sent[0]![1]).toMatch(/^[A-Za-z0-9-]{8,64}$/);
    expect(sent[1]![1]).toBe(sent[0]![1]);
  });

  it('shows that it is submitting', async () => {
    await open({ draft: filled }, { isSubmitting: true });
    await click('Generate Document');
    await click('Continue to Download');
    const button = screen.getByRole('button', { name: 'Submitting...' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('shows the submitted document, and lets the learner edit and generate it again', async () => {
    const payload = JSON.stringify({ formData: { name: 'Ada', facts: 'As submitted', count: 3 } });
    const submission = activitySubmission({ payload, completed: true, score: 100 });
    await open({ submission, latestSubmission: submission });
    expect(sheet().textContent).toContain('As submitted');
    expect(sheet().textContent).toContain('Late: 3.');
    await click('Continue to Download');
    expect(screen.getByText(/You completed this activity on November/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark Activity Complete' })).toBeNull();

    await userEvent.click(tab('Customize'));
    await userEvent.type(screen.getByDisplayValue('As submitted'), ' and changed');
    await click('Generate Document');
    expect(sheet().textContent).toContain('As submitted and changed');
  });

  it('downloads the files of an HTML document', async () => {
    const files = downloads();
    await open({ draft: filled });
    await click('Generate Document');
    await click('Continue to Download');
    await click('Download HTML');
    expect(await files.get('file-note.html')!.text()).toMatch(/^<!doctype html>[^]*File note: Ada/);
    await click('Download Word');
    await waitFor(() => expect(files.has('file-note.docx')).toBe(true));
    expect(await files.get('file-note.docx')!.slice(0, 2).text()).toBe('PK');
  });

  it('downloads plain text unchanged', async () => {
    const files = downloads();
    const config = generatorConfig();
    config.output = { ...config.output, format: 'text', template: 'To {{name}}\n', body: null };
    await open({ draft: filled }, { config });
    await click('Generate Document');
    expect(sheet().textContent).toBe('To Ada\n');
    await click('Continue to Download');
    await click('Download Text');
    expect(await files.get('file-note.txt')!.text()).toBe('To Ada\n');
  });

  it("prints the document alone, under the document's name", async () => {
    const printed: string[] = [];
    vi.stubGlobal('print', () =>
      printed.push(document.title, document.querySelector('.printed-document')!.textContent),
    );
    document.title = 'Course';
    await open({ draft: filled });
    await click('Generate Document');
    await click('Continue to Download');
    await click('Print');
    await waitFor(() => expect(printed).toHaveLength(2));
    expect(printed[0]).toBe('File note: Ada');
    expect(printed[1]).toContain('Late');
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('.printed-document')).toBeNull());
    await waitFor(() => expect(document.title).toBe('Course'));
    vi.unstubAllGlobals();
  });

  it('is saved as the learner types, and stored on the device until then', async () => {
    let isReachable = false;
    const saved: unknown[] = [];
    mockServer.use(
      mockCall('saveDraft', ({ params, body }) => {
        if (!isReachable) return networkError();
        saved.push({ ...params, ...body });
        return { updatedAt: '2026-11-21T08:00:00Z' };
      }),
    );
    const page = await open({ draft: filled });
    await userEvent.type(box('Facts'), '!');
    await screen.findByText(/^Your work is saved on this device/);
    page.unmount();

    isReachable = true;
    await open({ draft: filled });
    expect(screen.getByDisplayValue('Late!')).toBeTruthy();
    await screen.findByText('Saved');
    expect(saved.at(-1)).toEqual({
      userId: LEARNER.id,
      id: 'file-note',
      values: { facts: 'Late!' },
    });
  });
});

import type { Note } from '@learning/shared/contract/notes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, offlineError } from '#lib/api-error.ts';
import type { NoteDraft } from './note-draft.ts';
import { NoteEditor, RETRY_AFTER_MS, SAVE_AFTER_MS } from './note-editor.ts';

/** A server with one note, that can be out of reach, and a device with one draft. */
function desk(stored?: Note, kept?: NoteDraft) {
  const server = { note: stored, isReachable: true, saves: 0 };
  const device = { draft: kept };
  const reach = () => {
    if (!server.isReachable) throw offlineError();
  };
  const gateway = {
    save: async (text: string, version: number) => {
      server.saves += 1;
      reach();
      if ((server.note?.version ?? 0) !== version) {
        throw new ApiError(409, '409', { code: 'note_conflict' });
      }
      server.note = note(text, version + 1);
      return server.note;
    },
    load: async () => {
      reach();
      return server.note;
    },
  };
  const drafts = {
    read: () => device.draft,
    write: (draft: NoteDraft) => {
      device.draft = draft;
    },
    clear: () => {
      device.draft = undefined;
    },
  };
  return { server, device, open: () => new NoteEditor(server.note, gateway, drafts) };
}

const note = (text: string, version: number): Note => ({
  moduleId: 'm1',
  text,
  version,
  updatedAt: '2026-11-21T08:00:00Z',
});

describe('the note editor', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('takes its own text for its own when only the answer was lost', async () => {
    const { server, open } = desk();
    const editor = open();
    editor.type('Fact');
    // The server stores it; the answer never arrives.
    server.isReachable = false;
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    server.note = note('Fact', 1);
    server.isReachable = true;
    editor.type('Facts first');
    await vi.advanceTimersByTimeAsync(2 * SAVE_AFTER_MS);
    expect(editor.snapshot()).toMatchObject({ status: 'saved', text: 'Facts first' });
    expect(server.note).toMatchObject({ text: 'Facts first', version: 2 });
  });

  it('saves once, a moment after the last key', async () => {
    const { server, device, open } = desk();
    const editor = open();
    editor.type('Fact');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS - 1);
    editor.type('Fact or opinion');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS - 1);
    expect(server.saves).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.saves).toBe(1);
    expect(server.note?.text).toBe('Fact or opinion');
    expect(editor.snapshot().status).toBe('saved');
    expect(device.draft).toBeUndefined();
  });

  it('saves what was typed while a save was on its way', async () => {
    const { server, open } = desk(note('One', 1));
    const editor = open();
    editor.type('One two');
    const first = editor.flush();
    editor.type('One two three');
    await first;
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    expect(server.note).toMatchObject({ text: 'One two three', version: 3 });
    expect(editor.snapshot().status).toBe('saved');
  });

  it('keeps the text on the device without a network, and sends it by itself later', async () => {
    const { server, device, open } = desk();
    server.isReachable = false;
    const editor = open();
    editor.type('Ask legal');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    expect(editor.snapshot().status).toBe('kept');
    expect(device.draft?.text).toBe('Ask legal');
    server.isReachable = true;
    await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS);
    expect(server.note?.text).toBe('Ask legal');
    expect(editor.snapshot().status).toBe('saved');
  });

  it('finds an unsent draft again when the page is opened the next time', async () => {
    const { server, open } = desk(note('Old', 1), { text: 'Old and new', version: 1 });
    const editor = open();
    expect(editor.snapshot()).toMatchObject({ text: 'Old and new', status: 'kept' });
    await editor.flush();
    expect(server.note?.text).toBe('Old and new');
  });

  it('offers both texts when the note was changed elsewhere, and overwrites neither', async () => {
    const { server, open } = desk(note('Base', 1));
    const editor = open();
    server.note = note('Base from the phone', 2);
    editor.type('Base from the desk');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    expect(editor.snapshot()).toMatchObject({
      status: 'conflict',
      text: 'Base from the desk',
      theirs: 'Base from the phone',
    });
    editor.type('Base from the desk, longer');
    await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS);
    expect(server.note.text).toBe('Base from the phone');

    await editor.resolve('Base from the desk, longer');
    expect(server.note).toMatchObject({ text: 'Base from the desk, longer', version: 3 });
    expect(editor.snapshot()).toMatchObject({ status: 'saved', theirs: '' });
  });

  it('still knows the conflict after a reload in the middle of it', async () => {
    const { server, open } = desk(note('Base', 1));
    const editor = open();
    server.note = note('Phone', 2);
    editor.type('Desk');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    editor.type('Desk again');
    editor.dispose();
    const reopened = open();
    expect(reopened.snapshot()).toMatchObject({
      status: 'conflict',
      text: 'Desk again',
      theirs: 'Phone',
    });
    await reopened.resolve('Phone');
    expect(server.note).toMatchObject({ text: 'Phone', version: 3 });
  });

  it('says why when the server refuses a note, and keeps the text', async () => {
    const { device } = desk();
    const refusal = new ApiError(409, '409', { code: 'not_enrolled' });
    const editor = new NoteEditor(
      undefined,
      { save: () => Promise.reject(refusal), load: async () => undefined },
      { read: () => undefined, write: (draft) => (device.draft = draft), clear: () => undefined },
    );
    editor.type('Kept');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    expect(editor.snapshot()).toMatchObject({
      status: 'failed',
      text: 'Kept',
      message: 'Enroll in the course first.',
    });
    expect(device.draft?.text).toBe('Kept');
  });
});

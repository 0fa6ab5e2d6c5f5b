import type { Note } from '@learning/shared/contract/notes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, offlineError } from '#lib/api-error.ts';
import type { NoteDraft } from './note-draft.ts';
import { NOTE_DELAY_MS, NOTE_TEXT, type NoteGateway, openNoteAutosave } from './note-autosave.ts';

/** A server with one note and a device with one draft. */
function openDesk(stored?: Note, kept?: NoteDraft) {
  const server = { note: stored, isReachable: true, saves: 0 };
  const device = { draft: kept };
  const assertReachable = () => {
    if (!server.isReachable) throw offlineError();
  };
  const gateway = {
    save: async (text: string, version: number) => {
      server.saves += 1;
      assertReachable();
      if ((server.note?.version ?? 0) !== version) {
        throw new ApiError(409, '409', { code: 'note_conflict' });
      }
      server.note = note(text, version + 1);
      return server.note;
    },
    load: async () => {
      assertReachable();
      return server.note;
    },
  };
  const drafts = {
    read: () => device.draft,
    write: (draft: NoteDraft) => {
      device.draft = draft;
    },
    remove: () => {
      device.draft = undefined;
    },
  };
  return { server, device, open: () => openEditor(server.note, gateway, drafts) };
}

/** A note as the page sees it. */
function openEditor(...[stored, gateway, drafts]: Parameters<typeof openNoteAutosave>) {
  const note = openNoteAutosave(stored, gateway, drafts);
  const { autosave } = note;
  return {
    ...note,
    flush: () => autosave.flush(),
    stop: () => autosave.stop(),
    shown: () => {
      const { status, values, theirs, error } = autosave.snapshot();
      return { status, error, text: values[NOTE_TEXT], theirs: theirs[NOTE_TEXT] };
    },
  };
}

const note = (text: string, version: number): Note => ({
  moduleId: 'm1',
  text,
  version,
  updatedAt: '2026-11-21T08:00:00Z',
});

describe('a note', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('recognizes its own text when only the response of the server was lost', async () => {
    const { server, open } = openDesk();
    const editor = open();
    editor.type('Fact');
    // The server stores it; the response never arrives.
    server.isReachable = false;
    await vi.advanceTimersByTimeAsync(NOTE_DELAY_MS);
    server.note = note('Fact', 1);
    server.isReachable = true;
    editor.type('Facts first');
    await vi.advanceTimersByTimeAsync(2 * NOTE_DELAY_MS);
    expect(editor.shown()).toMatchObject({ status: 'saved', text: 'Facts first' });
    expect(server.note).toMatchObject({ text: 'Facts first', version: 2 });
  });

  it('is saved once, shortly after the last keystroke', async () => {
    const { server, device, open } = openDesk();
    const editor = open();
    editor.type('Fact');
    await vi.advanceTimersByTimeAsync(NOTE_DELAY_MS - 1);
    editor.type('Fact or opinion');
    await vi.advanceTimersByTimeAsync(NOTE_DELAY_MS - 1);
    expect(server.saves).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.saves).toBe(1);
    expect(server.note?.text).toBe('Fact or opinion');
    expect(editor.shown().status).toBe('saved');
    expect(device.draft).toBeUndefined();
  });

  it('saves text that was typed during a save', async () => {
    const { server, open } = openDesk(note('One', 1));
    const editor = open();
    editor.type('One two');
    const first = editor.flush();
    editor.type('One two three');
    await first;
    await vi.advanceTimersByTimeAsync(NOTE_DELAY_MS);
    expect(server.note).toMatchObject({ text: 'One two three', version: 3 });
    expect(editor.shown().status).toBe('saved');
  });

  it('stores the text on the device while offline and sends it later', async () => {
    const { server, device, open } = openDesk();
    server.isReachable = false;
    const editor = open();
    editor.type('Ask legal');
    await vi.advanceTimersByTimeAsync(NOTE_DELAY_MS);
    expect(editor.shown().status).toBe('offline');
    expect(device.draft?.text).toBe('Ask legal');
    server.isReachable = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.note?.text).toBe('Ask legal');
    expect(editor.shown().status).toBe('saved');
  });

  it('restores an unsent draft when the page is opened again', async () => {
    const { server, open } = openDesk(note('Old', 1), { text: 'Old and new', version: 1 });
    const editor = open();
    expect(editor.shown()).toMatchObject({ text: 'Old and new', status: 'offline' });
    await editor.flush();
    expect(server.note?.text).toBe('Old and new');
  });

  it('offers both texts when the note was changed elsewhere, and overwrites neither', async () => {
    const { server, open } = openDesk(note('Base', 1));
    const editor = open();
    server.note = note('Base from the phone', 2);
    editor.type('Base from the desk');
    await vi.advanceTimersByTimeAsync(NOTE_DELAY_MS);
    expect(editor.shown()).toMatchObject({
      status: 'conflict',
      text: 'Base from the desk',
      theirs: 'Base from the phone',
    });
    editor.type('Base from the desk, longer');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.note.text).toBe('Base from the phone');

    await editor.resolve('Base from the desk, longer');
    expect(server.note).toMatchObject({ text: 'Base from the desk, longer', version: 3 });
    expect(editor.shown()).toMatchObject({ status: 'saved', theirs: undefined });
  });

  it('is still in conflict after a reload', async () => {
    const { server, open } = openDesk(note('Base', 1));
    const editor = open();
    server.note = note('Phone', 2);
    editor.type('Desk');
    await vi.advanceTimersByTimeAsync(NOTE_DELAY_MS);
    editor.type('Desk again');
    editor.stop();
    const reopened = open();
    expect(reopened.shown()).toMatchObject({
      status: 'conflict',
      text: 'Desk again',
      theirs: 'Phone',
    });
    await reopened.resolve('Phone');
    expect(server.note).toMatchObject({ text: 'Phone', version: 3 });
  });

  it('reports why the server refused it, and stores the text on the device', async () => {
    const { device } = openDesk();
    const refusal = new ApiError(409, '409', { code: 'not_enrolled' });
    const gateway: NoteGateway = {
      save: () => Promise.reject(refusal),
      load: async () => undefined,
    };
    const editor = openEditor(undefined, gateway, {
      read: () => device.draft,
      write: (draft) => {
        device.draft = draft;
      },
      remove: () => undefined,
    });
    editor.type('Kept');
    await vi.advanceTimersByTimeAsync(NOTE_DELAY_MS);
    expect(editor.shown()).toMatchObject({
      status: 'failed',
      text: 'Kept',
      error: refusal,
    });
    expect(device.draft?.text).toBe('Kept');
  });
});

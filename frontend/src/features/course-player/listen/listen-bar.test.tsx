// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { ListenBar } from './listen-bar.tsx';

function Lesson() {
  const text = useRef<HTMLDivElement>(null);
  return (
    <>
      <ListenBar lesson={text} />
      <div ref={text}>
        <p>Write down what happened.</p>
      </div>
    </>
  );
}

afterEach(() => vi.unstubAllGlobals());

/** Stubs a browser that speaks, with voices that load when the test says so. */
function stubSpeech() {
  const spoken: string[] = [];
  let voices: object[] = [];
  class Synthesis extends EventTarget {
    getVoices = () => voices;
    speak = ({ text }: { text: string }) => spoken.push(text);
    cancel = () => undefined;
  }
  const synthesis = new Synthesis();
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class extends EventTarget {
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    },
  );
  vi.stubGlobal('speechSynthesis', synthesis);
  const loadVoices = () => {
    voices = [{ lang: 'en-US' }];
    synthesis.dispatchEvent(new Event('voiceschanged'));
  };
  return { spoken, loadVoices };
}

it('loads the reader when it is wanted, and reads the lesson', async () => {
  await import('./read-aloud.tsx');
  const { spoken, loadVoices } = stubSpeech();
  loadVoices();
  const { unmount } = await renderPage(<Lesson />);
  await userEvent.click(screen.getByRole('button', { name: 'Listen' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stop reading' }));
  expect(spoken).toEqual(['Write down what happened.']);
  expect(screen.getByRole('button', { name: 'Listen' })).toBeTruthy();
  unmount();
});

it('appears when the voices have loaded, and not before', async () => {
  const { loadVoices } = stubSpeech();
  const { unmount } = await renderPage(<Lesson />);
  expect(screen.queryByRole('button')).toBeNull();
  act(loadVoices);
  expect(screen.getByRole('button', { name: 'Listen' })).toBeTruthy();
  unmount();
});

it('keeps only its place where the browser cannot speak', async () => {
  await renderPage(<Lesson />);
  expect(screen.queryByRole('button')).toBeNull();
});

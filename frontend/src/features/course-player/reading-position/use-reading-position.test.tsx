// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockCall, mockServer } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { SAVE_AFTER_MS, useHasMoved, useReadingPosition } from './use-reading-position.ts';

/** Height of a paragraph, in px. */
const HEIGHT = 100;

/** Lays out a page with one long text, as far as the position needs it. */
function layOut() {
  const page = { scrollY: 0 };
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => page.scrollY);
  vi.spyOn(window, 'scrollTo').mockImplementation(((to: ScrollToOptions) => {
    page.scrollY = to.top ?? 0;
    window.dispatchEvent(new Event('scroll'));
  }) as typeof window.scrollTo);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this);
    const top = index * HEIGHT - page.scrollY;
    return { top, bottom: top + HEIGHT, height: 0 } as DOMRect;
  });
  return {
    scrollTo: (paragraph: number) => {
      page.scrollY = paragraph * HEIGHT;
      window.dispatchEvent(new Event('scroll'));
    },
  };
}

function Text({ resumeAt }: { resumeAt: number | null }) {
  const text = useRef<HTMLDivElement>(null);
  const hasMoved = useHasMoved();
  const hasResumed = useReadingPosition({
    learnerId: 'learner-1',
    courseId: 14,
    moduleId: 'm1',
    text,
    resumeAt,
    hasMoved,
  });
  return (
    <>
      <p>{hasResumed ? 'resumed' : 'from the start'}</p>
      <div ref={text}>
        <div>
          {Array.from({ length: 20 }, (_, index) =>
            index === 9 ? <h3 key={index}>Heading</h3> : <p key={index}>{`Paragraph ${index}`}</p>,
          )}
        </div>
      </div>
    </>
  );
}

const framePasses = () => act(() => vi.advanceTimersByTimeAsync(50));
const idle = () => act(() => vi.advanceTimersByTimeAsync(SAVE_AFTER_MS + 50));

describe('the reading position', () => {
  withMockedApi();
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  function positions() {
    const saved: unknown[] = [];
    mockServer.use(
      mockCall('savePosition', ({ body }) => {
        saved.push(body);
        return body;
      }),
    );
    return saved;
  }

  it('is saved after a pause in scrolling, and only when it changed', async () => {
    const page = layOut();
    const saved = positions();
    await renderPage(<Text resumeAt={null} />);
    await framePasses();
    page.scrollTo(4);
    page.scrollTo(6);
    expect(saved).toEqual([]);
    await idle();
    await waitFor(() => expect(saved).toEqual([{ moduleId: 'm1', lastBlock: 6 }]));
    page.scrollTo(6);
    await idle();
    expect(saved).toHaveLength(1);
  });

  it('is saved at once when the module is left', async () => {
    const page = layOut();
    const saved = positions();
    const { unmount } = await renderPage(<Text resumeAt={null} />);
    await framePasses();
    page.scrollTo(3);
    unmount();
    await waitFor(() => expect(saved).toEqual([{ moduleId: 'm1', lastBlock: 3 }]));
  });

  it('returns the learner to the stored paragraph, with the focus', async () => {
    layOut();
    const saved = positions();
    await renderPage(<Text resumeAt={12} />);
    await framePasses();
    expect(await screen.findByText('resumed')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Paragraph 12');
    await idle();
    expect(saved).toEqual([]);
  });

  it('includes a heading right above the paragraph', async () => {
    layOut();
    positions();
    await renderPage(<Text resumeAt={10} />);
    await framePasses();
    expect(document.activeElement?.textContent).toBe('Heading');
  });

  it.each([
    ['nothing was read', null],
    ['it is the start', 0],
  ])('stays at the top when %s', async (_, resumeAt) => {
    layOut();
    await renderPage(<Text resumeAt={resumeAt} />);
    await framePasses();
    expect(screen.getByText('from the start')).toBeTruthy();
  });

  it('does not scroll when the learner has already scrolled', async () => {
    layOut();
    await renderPage(<Text resumeAt={12} />);
    window.dispatchEvent(new Event('wheel'));
    await framePasses();
    expect(screen.getByText('from the start')).toBeTruthy();
  });

  it('returns to the last paragraph of a text that became shorter', async () => {
    layOut();
    await renderPage(<Text resumeAt={400} />);
    await framePasses();
    expect(document.activeElement?.textContent).toBe('Paragraph 19');
  });
});

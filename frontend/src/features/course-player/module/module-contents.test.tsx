// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { courseModule } from '#testing/catalog-samples.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { stepsOf } from '../steps/module-steps.ts';
import { sectionsOf } from './module-sections.ts';
import { ModuleContents } from './module-contents.tsx';

const HEADINGS = [
  { id: 'why', depth: 2, text: 'Why it matters' },
  { id: 'ideas', depth: 2, text: 'Core ideas' },
  { id: 'quotes', depth: 3, text: 'Direct Quotes' },
  { id: 'aside', depth: 4, text: 'An aside' },
];
const module = courseModule({
  headings: HEADINGS,
  body: {
    type: 'root',
    children: HEADINGS.map(({ id, depth, text }) => ({
      type: 'element',
      tagName: `h${depth}`,
      properties: { id },
      children: [{ type: 'text', value: text }],
    })),
  },
});
const steps = stepsOf(module);

const open = () =>
  renderPage(
    <>
      <ModuleContents module={module} steps={steps} step={steps[0]!} />
      <h2 id="why">Why it matters</h2>
      <h2 id="ideas">Core ideas</h2>
      <h3 id="quotes">Direct Quotes</h3>
    </>,
  );

describe('the table of contents of a module', () => {
  withMockedApi();
  afterEach(() => vi.restoreAllMocks());

  it('lists sections of two levels, then resources', () => {
    const resourceLinks = [{ id: 'guide', name: 'Guide', isAvailable: true }];
    const full = courseModule({ headings: HEADINGS, resourceLinks });
    expect(sectionsOf(full).map(({ text }) => text)).toEqual([
      'Why it matters',
      'Core ideas',
      'Direct Quotes',
      'Resources',
    ]);
  });

  it('goes to a heading and moves the focus there', async () => {
    await open();
    const contents = screen.getByRole('navigation', { name: 'In this module' });
    await userEvent.click(within(contents).getAllByRole('link', { name: 'Direct Quotes' })[0]!);
    expect(document.activeElement?.id).toBe('quotes');
  });

  it('marks the current section', async () => {
    const tops: Record<string, number> = { why: -400, ideas: 100, quotes: 900 };
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return { top: tops[this.id] ?? 0, bottom: 0, height: 0 } as DOMRect;
    });
    // Calls back at once, like a browser that starts to observe.
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        private readonly report: () => void;
        constructor(report: () => void) {
          this.report = report;
        }
        observe() {
          this.report();
        }
        disconnect() {}
      },
    );
    await open();
    const current = await screen.findAllByRole('link', { current: 'location' });
    expect(current.map(({ textContent }) => textContent)).toContain('Core ideas');
    vi.unstubAllGlobals();
  });

  it('is hidden for a module with few sections', async () => {
    const short = courseModule({ headings: HEADINGS.slice(0, 2) });
    const [step] = stepsOf(short);
    await renderPage(<ModuleContents module={short} steps={stepsOf(short)} step={step!} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

import type { FigureSource } from '@learning/content/figure-schema';
import type { RichTextNode } from '@learning/shared/contract/fields';
import { describe, expect, test } from 'vitest';
import { loadContent } from '../load-content.ts';
import { placedFigure } from './draw-figure.ts';
import { isInteractive } from './interactive-tables.ts';

const base = { title: 'The share doubled.', description: 'What it shows.' };
const chart = { ...base, rowName: 'Month', valueName: 'Share', format: 'percent' as const };
const samples: FigureSource[] = [
  {
    ...chart,
    id: 'bars',
    type: 'bars',
    series: ['2025', '2026'],
    rows: [
      { label: 'A row with a label that needs more than one line', values: [0, 12.5] },
      { label: 'B', values: [1000, 3] },
    ],
    highlight: 'B',
  },
  {
    ...chart,
    id: 'lines',
    type: 'lines',
    series: ['First', 'Second'],
    rows: Array.from({ length: 12 }, (_, index) => ({ label: `M${index}`, values: [index, 11] })),
  },
  {
    ...base,
    id: 'tree',
    type: 'decision-tree',
    root: {
      text: 'Is it urgent?',
      answers: [
        { answer: 'Yes', next: { text: 'Act now' } },
        {
          answer: 'No',
          next: {
            text: 'Is it "important"?',
            answers: [
              { answer: 'Yes', next: { text: 'Plan it' } },
              { answer: 'No', next: { text: 'Leave it' } },
            ],
          },
        },
      ],
    },
  },
  {
    ...base,
    id: 'timeline',
    type: 'timeline',
    unitName: 'Days',
    events: Array.from({ length: 9 }, (_, at) => ({
      at,
      when: `Day ${at}`,
      text: 'An event here',
    })),
  },
];
const published = (await loadContent()).flatMap(({ figures }) => [...figures.values()]);
const moved = published.filter(isInteractive);
const drawn = published.filter((figure) => !isInteractive(figure));

const all = (node: RichTextNode): RichTextNode[] => [node, ...(node.children ?? []).flatMap(all)];
const textOf = (node: RichTextNode): string =>
  node.value ?? (node.children ?? []).map(textOf).join('');
const drawingsOf = (figure: FigureSource) =>
  all(placedFigure(figure)).filter((node) => node.tagName === 'svg');
/** Returns the least width of a text that begins at its place; 0 for others. */
function startedWidth(node: RichTextNode): number {
  if (node.tagName !== 'text' || node.properties?.['textAnchor'] !== undefined) return 0;
  return Math.max(...(node.children ?? []).map((line) => textOf(line).length)) * 6;
}
const number = (node: RichTextNode, name: string) => Number(node.properties?.[name] ?? 0);

describe.each([...samples, ...drawn])('the figure $id', (figure) => {
  test('has a wide and a narrow drawing with name and description, and no styles', () => {
    const drawings = drawingsOf(figure);
    expect(drawings.map((drawing) => drawing.properties?.['className'])).toEqual([
      'fig-drawing fig-wide',
      'fig-drawing fig-narrow',
    ]);
    for (const drawing of drawings) {
      const [title, description] = drawing.children!;
      expect(drawing.properties?.['ariaLabelledBy']).toBe(
        `${String(title!.properties?.['id'])} ${String(description!.properties?.['id'])}`,
      );
    }
    const names = all(placedFigure(figure)).flatMap((node) => Object.keys(node.properties ?? {}));
    expect(names.filter((name) => /style|fill|stroke|^on/i.test(name))).toEqual([]);
    const ids = all(placedFigure(figure)).flatMap((node) => node.properties?.['id'] ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('keeps everything inside its frame', () => {
    for (const drawing of drawingsOf(figure)) {
      const [, , width, height] = String(drawing.properties?.['viewBox']).split(' ').map(Number);
      for (const node of all(drawing)) {
        const x = number(node, 'x') + (node.tagName === 'rect' ? number(node, 'width') : 0);
        const y = number(node, 'y') + (node.tagName === 'rect' ? number(node, 'height') : 0);
        expect(x).toBeLessThanOrEqual(width! + 4);
        expect(y).toBeLessThanOrEqual(height! + 1);
        expect(number(node, 'x') + startedWidth(node), textOf(node)).toBeLessThanOrEqual(
          width! + 8,
        );
      }
    }
  });

  test('has its data as a table that opens on request', () => {
    const details = all(placedFigure(figure)).find((node) => node.tagName === 'details')!;
    expect(textOf(details)).toContain('Show the data');
    const rows = all(details).filter((node) => node.tagName === 'tr');
    expect(rows.length).toBeGreaterThan(2);
    const isChart = figure.type === 'bars' || figure.type === 'lines';
    const aligned = all(details).filter((node) => node.properties?.['align'] === 'right');
    expect(aligned.length > 0).toBe(isChart);
  });
});

test('prints values in their format, in the drawing and in the table', () => {
  const text = textOf(placedFigure(samples[0]!));
  expect(text.match(/12\.5%/g)).toHaveLength(3);
  expect(text.match(/1,000%/g)).toHaveLength(3);
});

test('makes quotes typographic', () => {
  expect(textOf(placedFigure(samples[2]!))).toContain('Is it “important”?');
});

describe.each(moved)('the figure $id, which the reader moves', (figure) => {
  const placed = placedFigure(figure);

  test('carries its data for the player, and says them in a table', () => {
    expect(JSON.parse(String(placed.properties?.['source']))).toMatchObject({ id: figure.id });
    const rows = all(placed).filter((node) => node.tagName === 'tr');
    expect(rows.length).toBeGreaterThan(1);
    const cells = rows.map((row) => row.children!.length);
    expect(new Set(cells).size).toBe(1);
    expect(textOf(placed)).not.toMatch(/NaN|undefined|Infinity/);
  });
});

import {
  AlignmentType,
  Footer,
  Header,
  type ISectionOptions,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';

const SMALL = { size: 18, color: '5E6B6E' };

/** "Page 1 of 3", below each page. */
const numbered = () =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        children: [
          new TextRun({
            children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
            ...SMALL,
          }),
        ],
      }),
    ],
  });

/** Numbers the pages, and names the document above each page but the first, which begins with its title. */
export function pageMargins(title: string): Pick<ISectionOptions, 'headers' | 'footers'> {
  const named = new Header({
    children: [new Paragraph({ children: [new TextRun({ text: title, ...SMALL })] })],
  });
  const unnamed = new Header({ children: [new Paragraph({})] });
  return {
    headers: { default: named, first: unnamed },
    footers: { default: numbered(), first: numbered() },
  };
}

import { AlignmentType, type IStylesOptions, LevelFormat } from 'docx';

/** Names the numbering of ordered lists. */
export const NUMBERS = 'numbers';

const INK = '14272B';
const INDENT_TWIPS = 360;
const headingStyle = (halfPoints: number, before: number) => ({
  run: { font: 'Georgia', size: halfPoints, bold: true, color: INK },
  paragraph: { spacing: { before, after: 120 }, keepNext: true },
});

/** Uses Word's own heading styles, which its outline and screen readers recognize. */
export const styles: IStylesOptions = {
  default: {
    document: {
      run: { font: 'Calibri', size: 22, color: INK, language: { value: 'en-US' } },
      paragraph: { spacing: { after: 140, line: 276 } },
    },
    heading1: headingStyle(36, 0),
    heading2: headingStyle(26, 320),
    heading3: headingStyle(23, 240),
    heading4: headingStyle(22, 200),
    listParagraph: { paragraph: { spacing: { after: 80 } } },
  },
  paragraphStyles: [
    {
      id: 'TableText',
      name: 'Table Text',
      basedOn: 'Normal',
      paragraph: { spacing: { after: 0, line: 259 } },
    },
    {
      id: 'AfterTable',
      name: 'After Table',
      basedOn: 'Normal',
      run: { size: 8 },
      paragraph: { spacing: { after: 80, line: 120 } },
    },
    {
      id: 'Quotation',
      name: 'Quotation',
      basedOn: 'Normal',
      run: { italics: true },
      paragraph: { indent: { left: 2 * INDENT_TWIPS } },
    },
  ],
};

/** Numbers list levels 1., a., i., repeating. */
export const numbering = {
  config: [
    {
      reference: NUMBERS,
      levels: Array.from({ length: 9 }, (_, level) => ({
        level,
        format: [LevelFormat.DECIMAL, LevelFormat.LOWER_LETTER, LevelFormat.LOWER_ROMAN][
          level % 3
        ]!,
        text: `%${level + 1}.`,
        alignment: AlignmentType.START,
        style: {
          paragraph: { indent: { left: (level + 2) * INDENT_TWIPS, hanging: INDENT_TWIPS } },
        },
      })),
    },
  ],
};

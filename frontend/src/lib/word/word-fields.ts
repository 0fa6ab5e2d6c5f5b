import { BuilderElement, CheckBox, type ParagraphChild, TextRun, type XmlComponent } from 'docx';

/** A line to write on, or a box to check. */
const BLANK = /(_{2,}|[☐☑☒])/;

/** What every run of a text shares. */
export interface Emphasis {
  bold?: boolean;
  italics?: boolean;
}

/**
 * Converts the blanks of a form to fields: a click on a line selects it, and what is typed takes its place; a click on a box checks it.
 * Printed, the lines and boxes are as they were.
 */
export function fieldsOf(text: string, emphasis: Emphasis): ParagraphChild[] {
  return text
    .split(BLANK)
    .filter((part) => part !== '')
    .map((part) => {
      if (!BLANK.test(part)) return new TextRun({ text: part, ...emphasis });
      return part.startsWith('_')
        ? textField(part, emphasis)
        : new CheckBox({ alias: 'Check box', checked: part !== '☐' });
    });
}

/** A content control with plain text. Word shows the line until something is typed. */
function textField(line: string, emphasis: Emphasis): ParagraphChild {
  const control = element('w:sdt', [
    element('w:sdtPr', [
      new BuilderElement({
        name: 'w:alias',
        attributes: { value: { key: 'w:val', value: 'Fill in' } },
      }),
      element('w:showingPlcHdr', []),
      element('w:text', []),
    ]),
    element('w:sdtContent', [new TextRun({ text: line, ...emphasis })]),
  ]);
  // A paragraph takes any element; the library's type names only those it has a class for.
  return control as XmlComponent as ParagraphChild;
}

const element = (name: string, children: (BuilderElement | TextRun)[]): BuilderElement =>
  new BuilderElement({ name, children });

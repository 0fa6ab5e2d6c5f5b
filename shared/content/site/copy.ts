/** Types of texts that several pages share. */

export interface TitledText {
  title: string;
  text: string;
}

/** A figure and what it counts, as printed: '15+', 'courses'. */
export interface Figure {
  value: string;
  label: string;
}

export interface QuestionAndAnswer {
  question: string;
  answer: string;
}

/** A long text of headings and paragraphs, such as a page of terms. */
export interface TextPage {
  title: string;
  intro: string;
  /** The day the text was last changed, `yyyy-mm-dd`. */
  updatedOn: string;
  /** Printed above the text until the operator's lawyer has reviewed it and an operator sets it to null. */
  reviewNotice: string | null;
  sections: readonly TextSection[];
}

export interface TextSection {
  title: string;
  paragraphs: readonly string[];
  /** A list below the paragraphs. @default none */
  items?: readonly string[];
}

export const LAWYER_REVIEW =
  'This text describes how the product works. The operator’s lawyer hasn’t reviewed it yet.';

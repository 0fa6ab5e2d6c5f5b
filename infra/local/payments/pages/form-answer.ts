/** What a page with forms answers: a page, or where to look now. */
export interface FormAnswer {
  status: number;
  /** HTML; a sentence is shown as it is. */
  body: string;
  /** With 303: relative to the page. */
  location?: string;
}

export const page = (status: number, body: string): FormAnswer => ({ status, body });

/** After a form has been sent, so that a reload does not send it again. */
export const seeOther = (location: string): FormAnswer => ({ status: 303, body: '', location });

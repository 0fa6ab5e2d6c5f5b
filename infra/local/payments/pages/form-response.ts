/** The response of a page with forms: a page, or a redirect. */
export interface FormResponse {
  status: number;
  /** HTML, or plain text. */
  body: string;
  /** With 303: relative to the page. */
  location?: string;
}

export const page = (status: number, body: string): FormResponse => ({ status, body });

/** Redirects after a form was sent, so that a reload does not send it again. */
export const seeOther = (location: string): FormResponse => ({ status: 303, body: '', location });

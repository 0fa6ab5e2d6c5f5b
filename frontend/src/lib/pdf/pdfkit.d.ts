/** Types for the part of pdfkit 0.20 that we use: it has none of its own, and the community's require Node's types. */
declare module 'pdfkit' {
  interface TextOptions {
    width?: number;
    align?: 'left' | 'right' | 'center';
    lineGap?: number;
    lineBreak?: boolean;
    /** Where `y` is. @default the top of the line */
    baseline?: 'alphabetic';
    /** OpenType features; a list, even an empty one, shapes the text as a whole instead of word by word. */
    features?: readonly string[];
    characterSpacing?: number;
    link?: string;
    /** With `structType`, adds the text to the document's structure. */
    structParent?: StructureElement;
    structType?: string;
  }

  interface StructureElement {
    /** Draws content given as a function immediately if the element is already part of the document. */
    add(child: StructureElement | (() => void)): StructureElement;
    end(): void;
  }

  interface Page {
    width: number;
    height: number;
    margins: { top: number; right: number; bottom: number; left: number };
  }

  interface DocumentOptions {
    size: 'A4' | 'LETTER';
    layout: 'portrait' | 'landscape';
    margins: Page['margins'];
    font: Uint8Array;
    pdfVersion: '1.7';
    subset: 'PDF/UA';
    tagged: boolean;
    lang: string;
    displayTitle: boolean;
    bufferPages: boolean;
    info: Record<string, string | Date>;
  }

  export class PDFDocument {
    constructor(options: DocumentOptions);
    x: number;
    y: number;
    readonly page: Page;
    /** Part of the standard that the document names. */
    subset: number | string;
    registerFont(name: string, source: Uint8Array): this;
    font(name: string, size?: number): this;
    fillColor(color: string): this;
    fillOpacity(opacity: number): this;
    strokeColor(color: string): this;
    lineWidth(points: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    path(data: string): this;
    fill(color?: string): this;
    stroke(color?: string): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    /** Draws a JPEG, given as a `data:` address. */
    image(address: string, x: number, y: number, size: { width: number; height: number }): this;
    widthOfString(text: string, options?: TextOptions): number;
    heightOfString(text: string, options?: TextOptions): number;
    addPage(): this;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(index: number): Page;
    struct(
      type: string,
      options?: {
        alt?: string;
        actual?: string;
        lang?: string;
        scope?: 'Row' | 'Column';
        /** Left, top, right and bottom edge. */
        bbox?: [number, number, number, number];
      },
    ): StructureElement;
    /** Makes a rectangle a link; `structParent` is its element for screen readers. */
    link(
      x: number,
      y: number,
      width: number,
      height: number,
      address: string,
      options: {
        structParent: StructureElement;
        /** What a screen reader says, as a String object: pdfkit writes a plain string as a name. */
        Contents: object;
      },
    ): this;
    /** The open font, as fontkit read it. */
    readonly _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
    /** Attaches a file to the document. @see ISO 32000-2, 14.13 */
    file(
      content: Uint8Array,
      options: {
        name: string;
        type: string;
        description: string;
        creationDate: Date;
        modifiedDate: Date;
        /** What the file is to the document. */
        relationship: 'Alternative';
      },
    ): void;
    addStructure(element: StructureElement): this;
    markContent(tag: 'Artifact', options?: { type: 'Pagination' | 'Layout' }): this;
    endMarkedContent(): this;
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    end(): void;
  }
}

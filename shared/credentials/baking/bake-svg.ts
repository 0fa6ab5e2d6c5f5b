import { LIMITS } from '../limits.ts';
import { ReadFailure } from '../reading/read-failure.ts';
import { readElements, type SvgElement } from './svg-elements.ts';

/** @see https://www.imsglobal.org/spec/ob/v3p0/#svg */
const NAMESPACE = 'https://purl.imsglobal.org/ob/v3p0';

/**
 * Writes a credential into an SVG, as the first element of the picture, in place of the one it may have.
 *
 * @throws ReadFailure when the file is no SVG
 */
export function bakeSvg(svg: string, credential: string): string {
  const old = readElements(svg).filter(isCredential);
  const bare = old.reduceRight((text, { at, endAt }) => text.slice(0, at) + text.slice(endAt), svg);
  const root = rootOf(readElements(bare));
  const isEmpty = root.endAt === root.contentAt;
  const element = `<openbadges:credential xmlns:openbadges="${NAMESPACE}" verify="${escapeAttribute(credential)}"/>`;
  if (!isEmpty) return bare.slice(0, root.contentAt) + element + bare.slice(root.contentAt);
  const open = bare.slice(0, root.contentAt).replace(/\s*\/>$/, '>');
  return `${open}${element}</${root.name}>${bare.slice(root.contentAt)}`;
}

/**
 * Reads the credential from an SVG: from the attribute, or as text inside the element, as JSON credentials have it.
 *
 * @throws ReadFailure when there is none or more than one
 */
export function readBakedSvg(svg: string): string {
  const elements = readElements(svg);
  rootOf(elements);
  const found = elements.filter(isCredential);
  if (found.length === 0) throw new ReadFailure('no_credential');
  if (found.length > 1) throw new ReadFailure('several_credentials');
  const { attributes, text } = found[0]!;
  const attribute = attributes.get('verify')?.trim() ?? '';
  const content = text.trim();
  if (attribute !== '' && content !== '') throw new ReadFailure('several_credentials');
  const credential = attribute || content;
  if (credential === '') throw new ReadFailure('no_credential');
  if (credential.length > LIMITS.credentialCharacters) throw new ReadFailure('too_large');
  return credential;
}

function rootOf(elements: readonly SvgElement[]): SvgElement {
  const root = elements[0]!;
  if (root.name.split(':').at(-1) !== 'svg') throw new ReadFailure('damaged_file');
  return root;
}

/** Whether it is the credential of the picture: directly below its root, as the standard demands, whatever the prefix is called. */
function isCredential({ name, namespaces, depth }: SvgElement): boolean {
  const [local, prefix = ''] = name.split(':').toReversed();
  return local === 'credential' && depth === 1 && namespaces.get(prefix) === NAMESPACE;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

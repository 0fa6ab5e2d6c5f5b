/** A value as DynamoDB writes it: its type is the name of its only member. */
type Attribute = Record<string, unknown>;
export type Attributes = Record<string, Attribute>;

/**
 * Turns the attributes of a parsed answer into plain values, in place.
 *
 * @throws TypeError for types that the table does not store, and for numbers that JavaScript cannot hold exactly
 */
export function fromAttributes(attributes: Attributes): Record<string, unknown> {
  const values: Record<string, unknown> = attributes;
  for (const name in attributes) values[name] = fromAttribute(attributes[name]!);
  return values;
}

function fromAttribute(attribute: Attribute): unknown {
  for (const type in attribute) {
    const value = attribute[type];
    switch (type) {
      case 'S':
      case 'BOOL':
        return value;
      case 'N':
        return numberOf(value as string);
      case 'NULL':
        return null;
      case 'M':
        return fromAttributes(value as Attributes);
      case 'L':
        return (value as Attribute[]).map(fromAttribute);
      case 'SS':
        return new Set(value as string[]);
      case 'NS':
        return new Set((value as string[]).map(numberOf));
    }
  }
  throw new TypeError('An attribute has a type that the table does not store.');
}

function numberOf(text: string): number {
  const number = Number(text);
  if (Math.abs(number) > Number.MAX_SAFE_INTEGER) {
    throw new TypeError('An attribute is a number that JavaScript cannot hold exactly.');
  }
  return number;
}

/** Returns the body of a call as text. A form with a file becomes `file[name]`, `file[type]` and `file[data]` in base64. */
export async function bodyOfRequest(request: Request): Promise<string> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    return request.text();
  }
  const fields = new URLSearchParams();
  for (const [name, value] of await request.formData()) {
    if (typeof value === 'string') {
      fields.append(name, value);
      continue;
    }
    fields.append(`${name}[name]`, value.name);
    fields.append(`${name}[type]`, value.type);
    fields.append(`${name}[data]`, Buffer.from(await value.arrayBuffer()).toString('base64'));
  }
  return fields.toString();
}

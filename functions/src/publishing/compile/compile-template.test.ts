import { RichText, type RichTextNode } from '@learning/shared/contract/fields';
import { describe, expect, test } from 'vitest';
import { compileTemplate } from './compile-template.ts';

const text = (value: string): RichTextNode => ({ type: 'text', value });
const element = (tagName: string, ...children: RichTextNode[]): RichTextNode => ({
  type: 'element',
  tagName,
  ...(children.length > 0 ? { children } : {}),
});

describe('a compiled template', () => {
  test('is a tree of its elements, with the placeholders in the text', () => {
    const { body, issues } = compileTemplate(
      '<h1>Note</h1>\n<p><strong>To:</strong>\n  {{name}}<br>Second</p>\n<ul>\n <li>One</li>\n</ul>\n',
    );
    expect(issues).toEqual([]);
    expect(body).toEqual({
      type: 'root',
      children: [
        element('h1', text('Note')),
        element(
          'p',
          element('strong', text('To:')),
          text(' {{name}}'),
          element('br'),
          text('Second'),
        ),
        element('ul', element('li', text('One'))),
      ],
    });
    expect(RichText.parse(JSON.parse(JSON.stringify(body)))).toEqual(body);
  });

  test('marks the header cells of columns and of rows', () => {
    const { body } = compileTemplate(
      '<table><thead><tr><th>Role</th></tr></thead><tbody><tr><th>Name</th><td>x</td></tr></tbody></table>',
    );
    const scopes = JSON.stringify(body).match(/"scope":"\w+"/g);
    expect(scopes).toEqual(['"scope":"col"', '"scope":"row"']);
  });

  test.each([
    ['<p>{{a}}</p><script>alert(1)</script>', 'uses <script>, which would be dropped'],
    ['<div><p>{{a}}</p></div>', 'uses <div>, which would be dropped'],
    ['<p><img src="x">{{a}}</p>', 'uses <img>, which would be dropped'],
    ['<p onclick="x()">{{a}}</p>', 'gives <p> the attribute onClick, which would be dropped'],
    ['<p style="color:red">{{a}}</p>', 'gives <p> the attribute style, which would be dropped'],
    ['<p>{{a}}</p><!-- later -->', 'has a comment, which would be dropped'],
    ['<p title="{{a}}">x</p>', 'has a placeholder outside its text, where it cannot be filled in'],
    [
      '<td colspan="{{a}}">x</td>',
      'has a placeholder outside its text, where it cannot be filled in',
    ],
    ['<p>x</p><!-- {{a}} -->', 'has a placeholder outside its text, where it cannot be filled in'],
    [
      '<p>{{b}}</p><table><tbody><tr><td>{{a}}</td></tr>{{b}}</tbody></table>',
      'has a placeholder outside its text, where it cannot be filled in',
    ],
  ])('reports a problem in %s', (template, issue) => {
    expect(compileTemplate(template).issues).toContain(issue);
  });

  test('reports invalid HTML', () => {
    expect(compileTemplate('<p class="a" class="b">x</p>').issues.join()).toMatch(/not valid HTML/);
    expect(compileTemplate('<p>a</strong></p>').issues).toEqual([]);
  });

  test('contains only allowed elements and attributes', () => {
    const { body } = compileTemplate(
      '<div onclick="x()"><script>x()</script><p style="a">{{a}} <a href="javascript:x()">link</a></p></div>',
    );
    expect(body).toEqual({ type: 'root', children: [element('p', text('{{a}} '), text('link'))] });
  });
});

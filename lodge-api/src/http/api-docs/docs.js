/** Shows /api/openapi.json. Plain DOM, text nodes only, nothing inline: the page keeps to the site's security policy. */

const METHODS = ['get', 'post', 'put', 'delete']

function element(name, properties = {}, children = []) {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children.filter(Boolean))
  return made
}

const code = (text) => element('code', { textContent: text })

/** A sentence whose `names` stand in code. */
const prose = (text) =>
  element(
    'p',
    {},
    text.split('`').map((part, index) => (index % 2 ? code(part) : part)),
  )

function typeOf(schema) {
  if (schema === true || schema === undefined) return 'any'
  if (schema.$ref) return schema.$ref.split('/').at(-1)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map(typeOf).join(' | ')
  if (schema.type === 'array') return `${typeOf(schema.items)}[]`
  if (Array.isArray(schema.type)) return schema.type.join(' | ')
  return schema.type ?? 'object'
}

function lengthOf({ minLength = 0, maxLength }) {
  if (maxLength !== undefined) return `${minLength} to ${maxLength} characters`
  return minLength > 0 ? `${minLength} characters or more` : ''
}

function limitsOf(schema) {
  const words = { minimum: 'from', maximum: 'to', pattern: 'like' }
  const limits = Object.entries(words).flatMap(([key, word]) =>
    schema[key] === undefined ? [] : [`${word} ${schema[key]}`],
  )
  if (schema.default !== undefined) limits.push(`default ${JSON.stringify(schema.default)}`)
  return [lengthOf(schema), ...limits].filter(Boolean).join(', ')
}

/** The objects within a schema that are worth rows of their own. */
function partsOf(schema) {
  if (schema.type === 'array') return partsOf(schema.items ?? {})
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.flatMap(partsOf)
  return schema.properties ? [schema] : []
}

function rowsOf(schema, path = '') {
  return partsOf(schema).flatMap((part) =>
    Object.entries(part.properties).flatMap(([name, field]) => {
      const here = path ? `${path}.${name}` : name
      const isRequired = part.required?.includes(name)
      const row = element('tr', {}, [
        element('th', { scope: 'row' }, [code(here)]),
        element('td', { textContent: typeOf(field) }),
        element('td', {
          textContent: [isRequired ? 'required' : 'optional', limitsOf(field)].filter(Boolean).join(', '),
        }),
      ])
      return [row, ...rowsOf(field, field.type === 'array' ? `${here}[]` : here)]
    }),
  )
}

function table(caption, schema) {
  const rows = rowsOf(schema)
  if (rows.length === 0) return element('p', { textContent: `${caption}: ${typeOf(schema)}` })
  const scroller = element('div', { className: 'scroller', tabIndex: 0 }, [
    element('table', {}, [element('caption', { textContent: caption }), element('tbody', {}, rows)]),
  ])
  scroller.setAttribute('role', 'region')
  scroller.setAttribute('aria-label', caption)
  return scroller
}

function asObject(parameters) {
  return {
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
}

function contentTables(caption, content = {}) {
  return Object.entries(content).map(([type, { schema }]) =>
    type === 'application/json' ? table(caption, schema) : element('p', {}, [`${caption}: `, code(type)]),
  )
}

function accessOf(operation) {
  if (!operation.security) return 'anyone'
  return operation.security.length === 1 ? 'staff' : 'anyone; staff get more'
}

function call(method, path, operation) {
  const { summary, description, parameters = [], requestBody, responses, operationId } = operation
  const statuses = Object.entries(responses).filter(([status]) => status !== '200')
  return element('section', { id: operationId }, [
    element('h2', {}, [
      element('span', { className: 'method', textContent: method.toUpperCase() }),
      ' ',
      code(path),
    ]),
    element('p', { className: 'summary', textContent: `${summary}.` }),
    description && prose(description),
    element('p', {}, ['Access: ', element('strong', { textContent: accessOf(operation) })]),
    parameters.length > 0 && table('Query', asObject(parameters)),
    ...contentTables('Body', requestBody?.content),
    ...contentTables('Answer', responses['200'].content),
    element(
      'ul',
      {},
      statuses.map(([status, { description: words }]) => element('li', {}, [code(status), ` ${words}`])),
    ),
  ])
}

async function show() {
  const answer = await fetch('/api/openapi.json')
  if (!answer.ok) throw new Error(`The description answered ${answer.status}.`)
  const description = await answer.json()
  const calls = Object.entries(description.paths).flatMap(([path, operations]) =>
    METHODS.filter((method) => operations[method]).map((method) => ({
      method,
      path,
      operation: operations[method],
    })),
  )
  document.querySelector('#about').textContent = description.info.description
  document
    .querySelector('#calls')
    .replaceChildren(...calls.map(({ method, path, operation }) => call(method, path, operation)))
  document
    .querySelector('#index')
    .replaceChildren(
      ...calls.map(({ method, path, operation }) =>
        element('li', {}, [
          element('a', { href: `#${operation.operationId}` }, [`${method.toUpperCase()} ${path}`]),
        ]),
      ),
    )
}

/** The address may name a call, which stands here only now. */
const goToNamedCall = () => document.getElementById(location.hash.slice(1))?.scrollIntoView()

show()
  .then(goToNamedCall)
  .catch((error) => {
    document.querySelector('#calls').replaceChildren(
      element('p', {
        textContent: `The calls could not be shown. ${error.message} Reload the page to try again.`,
      }),
    )
  })

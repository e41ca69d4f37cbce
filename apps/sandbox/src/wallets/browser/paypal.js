// Stands in for PayPal's script: a button, and a window in the page that shows what PayPal would show.
;(() => {
  const api = new URL('paypal/', document.currentScript.src).href

  const PAYER = {
    email_address: 'paypal-buyer@example.com',
    payer_id: 'SANDBOXPAYER1',
    name: { given_name: 'Pat', surname: 'Quill' },
  }
  const PLACES = {
    'Melbourne VIC 3000': {
      address_line_1: '1 Swanston Street',
      admin_area_2: 'Melbourne',
      admin_area_1: 'VIC',
      postal_code: '3000',
      country_code: 'AU',
    },
    'Hobart TAS 7000': {
      address_line_1: '2 Elizabeth Street',
      admin_area_2: 'Hobart',
      admin_area_1: 'TAS',
      postal_code: '7000',
      country_code: 'AU',
    },
    'Auckland 1010': {
      address_line_1: '3 Queen Street',
      admin_area_2: 'Auckland',
      postal_code: '1010',
      country_code: 'NZ',
    },
  }

  const call = async (path, method = 'GET') => (await fetch(`${api}${path}`, { method })).json()

  const make = (tag, properties = {}, ...children) => {
    const element = Object.assign(document.createElement(tag), properties)
    element.append(...children)
    return element
  }

  const row = (label, field) => make('p', {}, make('label', {}, `${label} `, field))

  function openWindow(config, orderId) {
    const place = make('select', { name: 'place' }, ...Object.keys(PLACES).map((name) => new Option(name, name)))
    const way = make('select', { name: 'way' })
    const amount = make('output', { name: 'amount' })
    const problem = make('p', { role: 'alert' })
    const pay = make('button', { type: 'button', textContent: 'Pay with PayPal' })
    const refuse = make('button', { type: 'button', textContent: 'Have it refused' })
    const cancel = make('button', { type: 'button', textContent: 'Cancel and return' })
    const wayRow = row('Delivery', way)
    const dialog = make(
      'dialog',
      { ariaLabel: 'PayPal (sandbox)' },
      make('h2', { textContent: 'PayPal (sandbox)' }),
      make('p', {}, 'Total ', amount),
      row('Send to', place),
      wayRow,
      problem,
      make('p', {}, pay, ' ', refuse, ' ', cancel),
    )
    const setBusy = (isBusy) => {
      for (const field of [place, way, pay, refuse]) field.disabled = isBusy
      dialog.ariaBusy = String(isBusy)
    }
    const close = () => {
      dialog.close()
      dialog.remove()
    }
    const show = async () => {
      const { amount: text, options } = await call(orderId)
      amount.value = text
      wayRow.hidden = options.length === 0
      way.replaceChildren(
        ...options.map(({ reference, description, amount: { value }, selected }) =>
          Object.assign(new Option(`${description}, ${(value / 100).toFixed(2)}`, reference), { selected }),
        ),
      )
    }
    /** PayPal undoes a change that the shop rejects. */
    const change = async (send) => {
      setBusy(true)
      problem.textContent = ''
      let isRejected = false
      const reject = () => {
        isRejected = true
        throw new Error('rejected by the shop')
      }
      await send({ reject }).catch(() => {
        isRejected = true
      })
      if (isRejected) problem.textContent = 'The shop does not send to this address, or not this way.'
      await show()
      setBusy(false)
      pay.disabled = isRejected
    }
    const ERRORS = {
      ADDRESS_ERROR: 'ADDRESS_ERROR',
      COUNTRY_ERROR: 'COUNTRY_ERROR',
      METHOD_UNAVAILABLE: 'METHOD_UNAVAILABLE',
    }
    const sendPlace = async (actions) => {
      const {
        admin_area_2: city,
        admin_area_1: state,
        postal_code: postalCode,
        country_code: countryCode,
      } = PLACES[place.value]
      const shippingAddress = { city, state, postalCode, countryCode }
      await config.onShippingAddressChange?.({ orderID: orderId, shippingAddress, errors: ERRORS }, actions)
    }
    const sendWay = async (actions) => {
      const selectedShippingOption = { id: way.value, label: way.selectedOptions[0]?.label }
      await config.onShippingOptionsChange?.({ orderID: orderId, selectedShippingOption, errors: ERRORS }, actions)
    }
    const end = (decision) => async () => {
      await call(`${orderId}/${decision}`, 'POST')
      const shipping = { name: { full_name: 'Pat Quill' }, address: PLACES[place.value] }
      const order = { id: orderId, payer: PAYER, purchase_units: [{ shipping }] }
      close()
      const data = {
        orderID: orderId,
        payerID: PAYER.payer_id,
        paymentSource: 'paypal',
        facilitatorAccessToken: 'sandbox',
      }
      await config.onApprove(data, { order: { get: async () => order } })
    }
    place.addEventListener('change', () => change(sendPlace))
    way.addEventListener('change', () => change(sendWay))
    pay.addEventListener('click', end('approve'))
    refuse.addEventListener('click', end('refuse'))
    const leave = () => {
      close()
      config.onCancel({ orderID: orderId })
    }
    cancel.addEventListener('click', leave)
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      leave()
    })
    document.body.append(dialog)
    dialog.showModal()
    return change(sendPlace)
  }

  function render(config, place) {
    const button = make('button', { type: 'button', textContent: 'PayPal' })
    Object.assign(button.style, {
      width: '100%',
      height: `${config.style?.height ?? 48}px`,
      border: '0',
      textAlign: 'center',
      borderRadius: '4px',
      background: '#ffc439',
      color: '#1b1b1b',
      font: 'bold 16px sans-serif',
    })
    button.addEventListener('click', async () => {
      button.disabled = true
      try {
        await config.onClick?.({ fundingSource: 'paypal' }, { resolve() {}, reject() {} })
        const orderId = await config.createOrder()
        await openWindow(config, orderId)
      } catch (error) {
        config.onError?.(error)
      } finally {
        button.disabled = false
      }
    })
    place.append(button)
    config.onInit?.({}, { enable() {}, disable() {} })
    return Promise.resolve()
  }

  window.paypal = {
    FUNDING: { PAYPAL: 'paypal', CREDIT: 'credit', PAYLATER: 'paylater', VENMO: 'venmo' },
    Buttons: (config) => ({
      isEligible: () => config.fundingSource === 'paypal',
      render: (place) => render(config, place),
    }),
  }
})()
